import { words } from '../language/language.ts'

/** The footer's words and its lists. A line is here when what it leads to exists, or when what it claims is true. */
export const FOOTER = words({
  blurb:
    'Gradwright helps students apply to Masters and MBA programmes abroad, with documents drafted from their own facts.',
  company: [
    { name: 'About', href: '/about' },
    { name: 'How it works', href: '/#how-it-works' },
    { name: 'Pricing', href: '/pricing' },
    { name: 'FAQ', href: '/#faq' },
    { name: 'Guides', href: '/guides' },
    { name: 'Contact', href: '/contact' },
  ],
  legal: [
    { name: 'Privacy', href: '/privacy' },
    { name: 'Terms', href: '/terms' },
    { name: 'Refunds', href: '/refunds' },
    { name: 'Accessibility', href: '/accessibility' },
    { name: 'Security', href: '/security' },
  ],
  badges: ['Every sentence tied to your own answers', 'No trackers, nothing loaded from other sites'],
})

/** Services on which this site can be shared; `%s` is its address. It has no accounts of its own there. */
export const SHARED_ON = [
  { name: 'WhatsApp', href: 'https://wa.me/?text=%s' },
  { name: 'LinkedIn', href: 'https://www.linkedin.com/sharing/share-offsite/?url=%s' },
  { name: 'X', href: 'https://x.com/intent/tweet?url=%s' },
] as const
