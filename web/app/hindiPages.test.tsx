import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { HINDI } from '../language/hindi.ts'
import { speak } from '../language/language.ts'
import '../language/wholeHindi.ts'
import { openApp, serveOperations } from '../test/openApp.tsx'
import { untranslated } from '../test/untranslated.ts'

let server: ReturnType<typeof serveOperations>

// Visitors have the texts of their own pages only; opening a page behind sign-in takes up the others, which are compiled
// before.
beforeEach(() => speak(HINDI))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
afterAll(() => speak(null))

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
    ['/letters/a-secret', 'अनन्या के लिए सिफ़ारिश पत्र'],
    ['/invitations/a-secret', 'दिशा से जुड़ें'],
    ['/nothing-here', '404 पृष्ठ नहीं मिला'],
  ])('a visitor finds no English text at %s', async (path, heading) => {
    server = serveOperations()
    expect(await shown(path, heading)).toEqual([])
  })

  it.each([
    ['/dashboard', 'फिर से स्वागत है, अनन्या राघवन'],
    ['/shortlist', 'शॉर्टलिस्ट'],
    ['/profile', 'विदेश में पढ़ाई की प्रोफ़ाइल'],
    ['/university-matcher', 'प्रोग्राम खोज'],
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
