import { describe, expect, it } from 'vitest'
import { cleanText } from '../../language/cleanText.ts'
import { sentencesSaid } from './readAnswer.test-fixtures.ts'
import { splitSentences } from './splitSentences.ts'
import { CAUTIOUS, SOP_QUICK_VOICES } from './voices.ts'

/** Long sentences as careful people write them: nothing in them is a slip, so nothing may be changed. */
const WHOLE: Readonly<Record<string, readonly string[]>> = {
  'relative clauses with I': [
    'The professor made us argue the side that we thought was wrong, which I hated in October and without which I would not understand half of what I do now, and by March I could not read a judgment without first writing down what the losing side should have said.',
    'I am 31 and if I stay in the firm I will become a good practitioner of a kind of case in which I win by finding a wrong stamp, and what I want to understand is what happens when the stamp is right.',
  ],
  'brackets in the middle': [
    'I took as the main example the objects from the storerooms that disappeared in the 1980s, of which (as far as I could establish, because the lists do not agree with one another and one of them is handwritten) 26 have come up at auction since 2000 and only 5 were returned.',
    'From the homestead one sees that the lake has swallowed the road (since 2020 the water has risen by four metres; the boat costs 200 shillings at night).',
    'My grandmother (she was a midwife. She never learned to read.) kept the count of births in knots.',
  ],
  quotations: [
    'My supervisor smelled the first one, said "vinegar, too late" and went to lunch.',
    'He said, "I have waited twenty-eight years, I can wait for you."',
    'An old woman in the second row stood up and said, "That is Lali, that is my sister," and walked to the sheet and put her hand on it.',
    'She asked me, "Why did you stop the pump? Who told you that the level was safe?" and I had no answer that I could give in front of the crew.',
    'He wrote “Do not touch. Wet paint. Come back on Monday.” on the door and left.',
    "The manager phoned me and said 'You make the plan. I sign it.' before he hung up.",
  ],
  abbreviations: [
    'I chose the course because the Advanced LL.M. is small and because Dr. Haddad teaches in it.',
    'We measured several metals, e.g. lead and zinc, in the wells of St. Anne and at No. 14 of the old road.',
    'The U.S. Embassy lent us a hall, and we met there at 6 p.m. on Fridays, i.e. after the last lecture.',
    'Our lots became smaller (10 bags min. instead of 100), so that a grower with 4 ha can sell in eight parts.',
    'The cost fell by approx. 12 per cent, incl. transport, vs. 3 per cent in the year before.',
    'I worked under Prof. J. M. Okoro at the clinic of Mt. Carmel until he left for the U.K. in 2019.',
  ],
  'figures and decimals': [
    'The error fell from 48.7 to 36.2 per cent when I trained the model on 9.4 hours of speech, and to 33.9 when I added the pitch.',
    'Between 02:30 and 04:00 we closed 12 valves at 1.5 bar, and the flow of 19.2 litres per second did not change.',
  ],
  semicolons: [
    'Nobody watched the rest of the film; they all began to say names, and my two interns ran along the rows with notebooks.',
    'On Sundays I go to the flea market and buy home movies from people who are selling their flats; I have 212 reels now, and I try to give each one back to somebody.',
    'The first harvest failed; the second was eaten by goats; the third fed eleven families, and of that one I am proud.',
    'I left my visit to him for the last because it was the most uncomfortable one; by then he had already sold to a middleman at the gate, for cash, and we ended in court, where neither of us said a word that we had not written down before.',
  ],
  'colons and dashes': [
    'They said three things: that an elder woman should stand at the head of the bed, that I should not speak first, and that I should take off the gumboots because they are the boots of a butcher.',
    'The map was wrong – a valve that was recorded as closed since 2009 stood open – and the water was going to the next district.',
    'I want to learn the part that I have made up as I went along: the chemistry, the ethics of who owns a found reel, and how to write a description that a stranger can use.',
  ],
  'clauses that lead up': [
    'If the number and the people say different things, I check the number first.',
    'When I came back to the ward, which had been painted in the meantime, I did not find a single one of the charts that I had left.',
    'Although the committee had promised an answer by June, I waited until October, and by then the boat had been sold.',
    'Who receives the money from the husband has the power in the house, I wrote, and my supervisor underlined it twice.',
    'In July 2024 one district, Las Salinas, lost 19 litres per second at night and the crews found nothing in three weeks.',
    'On 4 August 2020 the explosion broke every window of our apartment, and I had the last exam in nine days, which was then moved to September.',
    'Because the registry opens at eight and the queue begins at five, I learned to read standing.',
  ],
  'more words than a breath': [
    'I joined the firm in January 2022 when the lira was falling every day and half of our clients were trying to get their own money out of the banks, so for the first year I did almost nothing but cases of depositors, 43 of them, most of which we did not win, and then my principal, who collects maps and knows people at the ministry, gave me a file about a mosaic because nobody else had time for it, and since then I have worked on six such files, drafting the requests and, what takes much longer, looking for the paper that proves that the thing was ever where we say it was.',
    'It took us two winters, a borrowed kiln, the patience of my aunt and 340 broken tiles before I understood that the glaze which I had blamed from the beginning was sound, that the clay was sound as well, and that what cracked every plate was the draught from a window which nobody in the workshop remembered ever having been able to close.',
  ],
  'of every other shape': [
    'International public law with Professor Saliba, who made us argue the case for the state that we thought was wrong, was the course which I hated in October and could not do without in March.',
    'Because it is in The Hague and Leiden, where the courts are, which everybody will write, I will say only that the Advanced LL.M. is small.',
    'What I remember is that the water company could not say which streets would come back first, because nobody knew which pipes were broken.',
    'The question that stayed with me (and with my brother, who is an engineer now) is why nobody had drawn a map.',
    'Had I known how long it would take, I would have started with the smaller dam.',
    'Not only did the pump fail, but the man who had sold it to us had left the country.',
    'My father, a baker, who never finished school, kept his accounts in a notebook, and every Sunday he read them to us.',
    'The more I read about the river, the less I trusted the gauge.',
    'Neither the ministry nor the university kept a copy, so we printed ours.',
    `Mrs. Hoa, who led line 4, came to my desk, put my paper on the table and said, "Your numbers don't sleep, but we sleep."`,
    '"You will lose them," she said, "if you do not say it in their own language."',
    'Dr. Rita Abi Nader, Ph.D., showed me that the clay itself can say where a thing was dug.',
    'In the second year, when the hostel flooded, I moved the samples by hand, box by box, to the third floor.',
    'Our village has 2,300 people, one school, no clinic and, since 2019, a bridge that I helped to survey.',
    'Standing at the back, I understood for the first time that the noise was the machine and not the wind.',
    'Raised by my aunt in a house without books, I learned to read from the labels of her medicines.',
    'Trained as a nurse, I saw the forms from the wrong side.',
    'I had three reasons: the cost, which was known; the time, which was not; and the fact that nobody had asked the fishermen.',
    'At 5.30 a.m. the first boats come in, and by 7 a.m. everything is sold.',
    'He asked whether I could stay; I could not, and I have regretted it since.',
    'It was, I think, the first time that anybody had measured it.',
    'I wrote to the U.N. office in Nairobi, to the F.A.O., and to Prof. K. A. Mensah, and only he answered.',
    'So I stayed, and so did she.',
    'We compared the U.S. and the U.K. rules, etc., and found that both rest on one case from 1894.',
    'My thesis, which I wrote in French, asks who owns a found object – the finder, the landowner or the state – and answers that it depends on when it was found.',
    'During the strike of 2019 we taught in the park, on benches, with a door for a blackboard.',
    'The first time I saw a spectrum I thought it was broken.',
    'One of the students, a girl of fourteen called Amina, asked why the wells were dug where the chiefs live.',
    'I like teaching, and teaching likes me less, but we get on.',
    "All that remained was a box of slides, a list in pencil and my grandmother's word that they belonged together.",
    `On Monday the pump works, on Tuesday it doesn't, and on Wednesday somebody from the district comes and writes "repaired" in the book.`,
    'As a result, the committee, which had met only twice in four years, met every week.',
    'Every machine has a name there, every worker knows it, and nobody writes it down.',
    'I was born in 1998 in Kisumu, the third of five children, and grew up in Nakuru, where my mother sold maize at the bus station.',
    'We lost, but the 3 to 2 against the champions is the match that people in Jinja still tell me about.',
    'She works, he studies, and I do both.',
    "The data, 4.2 GB of it, came from St. Luke's Hospital, Addis Ababa, and had been typed by hand.",
    "He said 'wait', and we waited.",
    "When the students' union asked, we said yes.",
    'I speak Wolof with my mother, French at work and, when nobody listens, English to the goats.',
    'The teacher, whom everyone feared, wept.',
    'My goal is simple: no child in Ward 4 should drink from the canal.',
  ],
  'several in one answer': [
    'We had no scanner.',
    'Every machine in the building tore the film, so I spent five weeks filing down the teeth of an old sprocket with the dental tools of my grandfather (he was a dentist in Kutaisi).',
    'Was it worth it?',
    'I think so!',
    'There were 4,112 frames, and on one of them a girl waves.',
  ],
}

/** Questions of every kind: what one did, has done, wants, and what happened. */
const PLAIN_VOICES = {
  'a plain question': CAUTIOUS,
  'a story': { ...CAUTIOUS, isStory: true },
  'what one has done': SOP_QUICK_VOICES.workExperienceDetails ?? CAUTIOUS,
  'what one wants': SOP_QUICK_VOICES.shortTermGoals ?? CAUTIOUS,
}

describe('sentences that a careful person wrote', () => {
  it.each(Object.entries(WHOLE))('are parted nowhere else than at their ends: %s', (_, sentences) => {
    expect(splitSentences(cleanText(sentences.join(' '))).map(({ text }) => text)).toEqual(sentences)
  })

  for (const [question, voice] of Object.entries(PLAIN_VOICES))
    it.each(Object.values(WHOLE).flatMap(sentences => [...sentences.map(one => [one]), sentences]))(
      `stand as they were written behind ${question}: %s`,
      (...sentences) => {
        const said = sentencesSaid(sentences.join(' '), { key: 'any', voice })
        expect(said.join(' ')).toBe(sentences.join(' '))
      },
    )
})
