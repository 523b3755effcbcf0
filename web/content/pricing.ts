import { words } from '../language/language.ts'

/** The words of the pricing page. Prices and what each plan holds come from the server; nothing here repeats them. */
export const pricingWords = words({
  title: 'Plans and prices',
  lead: 'Start free, read what you get, decide later. Every line below works today.',
  simple: 'Simple Pricing',
  compare: 'Compare Features',
  plans: {
    FREE: 'To see what a draft made of your own words looks like.',
    STANDARD: 'For applying to a handful of programmes.',
    PREMIUM: 'For applying broadly, with every document in full.',
  },
  trials: { STANDARD: 'Start 7-Day Trial', PREMIUM: 'Start Premium Trial' },
  free: 'forever',
  perMonth: 'per month',
  guarantee:
    '7-day money-back guarantee on paid plans: write to us within seven days of a payment and it is returned.',
  purchasesClosed:
    'Purchases are not open on this installation. The prices are shown so that you know them beforehand.',
  sandbox: 'Sandbox: no money moves',
  sandboxLead: 'Nothing is charged on this installation. The steps are those of a real payment.',
  callToAction: {
    title: 'See a draft of your own words first',
    text: 'One statement of purpose is free, without a card.',
  },
  questions: [
    {
      question: 'What is a preview?',
      answer:
        'The outline of the whole document, its opening and its best paragraph: at most a third of the words. Every sentence in it shows the answer it comes from, as in the full text.',
    },
    {
      question: 'How does the trial work?',
      answer:
        'Your first subscription begins with seven days that cost nothing. The first payment is made when they end, unless you cancel before. Each person has one trial.',
    },
    {
      question: 'Can I change my plan?',
      answer:
        'Yes, on your account page. Upgrades take effect immediately and you pay the difference for the rest of the month; downgrades take effect at the next billing cycle.',
    },
    {
      question: 'What happens when I cancel?',
      answer:
        'You keep the plan until the paid period ends, and can resume until then. Documents that you could read in full stay readable in full.',
    },
    {
      question: 'What if a payment fails?',
      answer: 'You get a mail and keep the plan for seven days, so that there is time to pay.',
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
})
