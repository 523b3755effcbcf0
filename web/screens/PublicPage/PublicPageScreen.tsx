import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { TESTIMONIALS } from '../../content/landing.ts'
import { PAGES_READ_ON, PUBLIC_PAGES, type PublicPageWords } from '../../content/publicPages.ts'
import { Heading, Prose, Testimonials, Text, TextLink } from '../../design/index.ts'
import { calendarDayOf } from '../../format/dates.ts'
import { t } from '../../language/language.ts'
import { NotFoundPage } from '../../routing/NotFoundPage.tsx'
import { Part, ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

const Words = styled(Prose)`
  ul {
    display: grid;
    gap: 0.5em;
    padding-left: 1.2em;
    list-style: disc;
  }
`

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g

/** A text whose links are written as `[words](/path)`. */
function withLinks(text: string): ReactNode {
  const parts: ReactNode[] = []
  let end = 0
  for (const { index, 0: whole, 1: words, 2: path = '/' } of text.matchAll(LINK)) {
    parts.push(
      text.slice(end, index),
      <TextLink key={index} as={Link} to={path}>
        {words}
      </TextLink>,
    )
    end = index + whole.length
  }
  return [...parts, text.slice(end)]
}

function wordsAt(pathname: string): PublicPageWords | null {
  const found = Object.entries(PUBLIC_PAGES).find(([path]) => path === pathname.replace(/\/$/, ''))
  return found?.[1] ?? null
}

/** A page about this site: who makes it, its terms, and what it does with data. */
export default function PublicPageScreen() {
  const { pathname } = useLocation()
  const page = wordsAt(pathname)
  if (page === null) return <NotFoundPage />
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Heading level={1}>{page.title}</Heading>
          <Text $size="lead" $tone="soft" $measure>
            {page.lead}
          </Text>
        </div>
      </ScreenHead>
      <Words>
        {page.sections.map(({ title, paragraphs = [], points = [] }) => (
          <Fragment key={title}>
            <h2>{title}</h2>
            {paragraphs.map(paragraph => (
              <p key={paragraph}>{withLinks(paragraph)}</p>
            ))}
            {points.length > 0 && (
              <ul>
                {points.map(point => (
                  <li key={point}>{withLinks(point)}</li>
                ))}
              </ul>
            )}
          </Fragment>
        ))}
      </Words>
      {page === PUBLIC_PAGES['/about'] && (
        <Part aria-labelledby="voices-title">
          <Heading level={2} id="voices-title">
            {TESTIMONIALS.title}
          </Heading>
          <Text $tone="soft" $measure>
            {TESTIMONIALS.notice}
          </Text>
          <Testimonials testimonials={TESTIMONIALS.illustrations} variant="grid" mark={TESTIMONIALS.mark} />
        </Part>
      )}
      <Text $size="small" $tone="faint">
        {t('Last read against the code on {day}.', { day: calendarDayOf(PAGES_READ_ON) })}
      </Text>
    </ScreenPage>
  )
}
