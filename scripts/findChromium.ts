import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'
import { say } from './run.ts'

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The path of Chromium: the one in CHROMIUM, an installed one, or Playwright's own download. With `install` a missing
 * one is installed: by Debian's package manager as root, else by Playwright. Null when there is none.
 */
export async function findChromium({ install }: { install: boolean }): Promise<string | null> {
  const found = lookForChromium()
  if (found || !install) return found
  if (process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing Chromium for the browser tests (apt-get install chromium) …')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } else {
    say('Downloading Chromium for the browser tests (playwright-core install chromium) …')
    spawnSync('npx', ['--no-install', 'playwright-core', 'install', '--only-shell', 'chromium'], {
      stdio: 'ignore',
    })
  }
  return lookForChromium()
}

function lookForChromium(): string | null {
  const named = process.env.CHROMIUM
  if (named && existsSync(named)) return named
  const installed = INSTALLED.find(path => existsSync(path))
  if (installed) return installed
  const downloaded = chromium.executablePath()
  return downloaded && existsSync(downloaded) ? downloaded : null
}
