import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { HINDI } from '../language/hindi.ts'
import { speak } from '../language/language.ts'
import { openApp, serveOperations } from '../test/openApp.tsx'

let server: ReturnType<typeof serveOperations>

beforeAll(() => speak(HINDI))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => speak(null))

/** What stays in Latin letters: names, terms that applicants use in English, and the example of an English text. */
const ALLOWED = [
  /^(Gradwright|English|MBA|CV|PDF|GRE|GMAT|IELTS|TOEFL|PTE|Duolingo|Free|Standard|Premium)$/,
  // The address that leads nowhere.
  /^\/nothing-here$/,
  /^\d+ MBA$/,
  // The site where a note of a guide can be checked.
  /^a\.example$/,
  /^(: )?Statement of Purpose \(SOP\)$/,
]

const isMadeUp = (text: string) => /mock-value|<.*>/.test(text)

/** Texts of the page, and names of its controls, that hold no Devanagari letter. */
function untranslated(): string[] {
  const found = new Set<string>()
  const take = (text: string | null) => {
    const shown = text?.replace(/\s+/g, ' ').trim() ?? ''
    if (/[A-Za-z]{2}/.test(shown) && !/\p{Script=Devanagari}/u.test(shown) && !isMadeUp(shown))
      found.add(shown)
  }
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // The example of a draft and of the answers behind it is in English, as drafts are.
    if (element.closest('[lang="en"], script, style')) continue
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) take(node.textContent)
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) take(element.getAttribute(name))
  }
  return [...found].filter(text => !ALLOWED.some(allowed => allowed.test(text)))
}

async function shown(path: string, heading: string): Promise<string[]> {
  openApp(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  await waitFor(() => expect(screen.queryAllByText('खुल रहा है...')).toEqual([]))
  return untranslated()
}

describe('in Hindi', () => {
  it.each([
    ['/', 'अपने लिए सही प्रोग्राम खोजें। SOP उसी से लिखें जो आपने किया है।'],
    ['/countries/germany', 'जर्मनी में मास्टर्स और MBA'],
    ['/pricing', 'प्लान और कीमतें'],
    ['/auth', 'अपने खाते में लॉग इन करें'],
    ['/auth?tab=register', 'खाता बनाएँ'],
    ['/auth/forgot', 'नया पासवर्ड तय करें'],
    ['/universities', 'विश्वविद्यालय'],
    ['/contact', 'संपर्क'],
    ['/about', 'Gradwright के बारे में'],
    ['/privacy', 'निजता'],
    ['/terms', 'उपयोग की शर्तें'],
    ['/refunds', 'रिफ़ंड'],
    ['/accessibility', 'सुगमता'],
    ['/security', 'सुरक्षा'],
    ['/guides', 'गाइड'],
    ['/nothing-here', '404 पृष्ठ नहीं मिला'],
  ])('a visitor finds no English text at %s', async (path, heading) => {
    server = serveOperations()
    expect(await shown(path, heading)).toEqual([])
  })

  it.each([
    ['/dashboard', 'फिर से स्वागत है, अनन्या राघवन'],
    ['/shortlist', 'शॉर्टलिस्ट'],
    ['/profile', 'विदेश में पढ़ाई की प्रोफ़ाइल'],
    ['/university-matcher', 'यूनिवर्सिटी मैचर'],
    ['/document-generation', 'दस्तावेज़ बनाना'],
    ['/applications', 'आवेदन'],
    ['/account', 'खाता'],
    ['/story', 'आपकी कहानी'],
    ['/scholarships', 'छात्रवृत्तियाँ'],
    ['/support', 'सहायता'],
    ['/community', 'समुदाय'],
    ['/interview', 'इंटरव्यू की तैयारी'],
    ['/cv-review', 'CV की समीक्षा'],
    ['/expert-review', 'विशेषज्ञ समीक्षा'],
  ])('a student finds no English text at %s', async (path, heading) => {
    server = serveOperations()
    server.signIn('अनन्या राघवन')
    expect(await shown(path, heading)).toEqual([])
  })
})
