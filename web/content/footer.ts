/** The footer's words and its lists. A line is here when what it leads to exists, or when what it claims is true. */
export const FOOTER = {
  blurb:
    'Gradwright helps students apply to Masters and MBA programmes abroad, with documents drafted from their own facts.',
  company: [
    { name: 'About', href: '/#about' },
    { name: 'How it works', href: '/#how-it-works' },
    { name: 'Pricing', href: '/pricing' },
    { name: 'FAQ', href: '/#faq' },
  ],
  badges: ['Every sentence tied to your own answers', 'No trackers, nothing loaded from other sites'],
} as const
