import fc from 'fast-check'

/** What people, pastes and machines may put into an answer. */
export const anyAnswer = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc
    .array(
      fc.constantFrom(
        'I led a team of 17.',
        'lead a team of 4',
        'Built an app (2023)',
        'IEEE paper 2023;',
        'Prof. A. Smith-Jones said so!',
        '9,800 users',
        '12 % more',
        '18 lakh',
        'won 2nd prize, Smart India Hackathon 2024',
        'because of M.I.T. and the U.S.',
        '\n- ',
        '\n',
        '…',
        '“quoted',
        '(open',
        '👍🏽 1️⃣',
        '<b>5</b>',
        'मैंने काम किया।',
        "I don't know it's 5k",
        'COVID-19 and B2B',
        'twenty-one people, two-year project',
        'https://a.example/x',
        'me@example.com',
        'i am from india',
      ),
      { maxLength: 25 },
    )
    .map(parts => parts.join(' ')),
)
