/** The words of the pricing page. Prices and what each plan holds come from the server; nothing here repeats them. */
export const pricingWords = {
  title: 'Plans and prices',
  lead: 'Start free, read what you get, decide later. Every line below works today.',
  plans: {
    FREE: 'To see what a draft made of your own words looks like.',
    STANDARD: 'For applying to a handful of programmes.',
    PREMIUM: 'For applying broadly, with every document in full.',
  },
  free: 'forever',
  perMonth: 'per month',
  purchasesClosed:
    'Purchases are not open on this installation. The prices are shown so that you know them beforehand.',
  sandbox: 'Sandbox: no money moves',
  questions: [
    {
      question: 'What is a preview?',
      answer:
        'The outline of the whole document and its opening, at most a third of the words. Every sentence in it shows the answer it rests on, as in the full text.',
    },
    {
      question: 'What if a document cannot be written?',
      answer:
        'Then nothing is used up: a credit that was reserved for it goes back to your account by itself.',
    },
    {
      question: 'What happens to my previews when I upgrade?',
      answer: 'They open in full. Nothing has to be written again.',
    },
  ],
} as const
