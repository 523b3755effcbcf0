import { changelog } from 'virtual:changelog'
import { Link } from 'react-router-dom'
import { EmptyState, Heading, Prose, Text, TextLink } from '../../design/index.ts'
import Markdown from '../../documents/Markdown.tsx'
import { ScreenHead, ScreenPage } from '../../routing/ScreenPage.ts'

/** The entries, from the first release that has one. */
const ENTRIES = changelog.slice(Math.max(0, changelog.search(/^## /m)))
const HAS_ENTRIES = /^## /m.test(changelog)

/** What changed with each release: in the graph first, then everywhere else. */
export default function ChangelogScreen() {
  return (
    <ScreenPage>
      <ScreenHead>
        <div>
          <Text $size="small" $tone="soft">
            <TextLink as={Link} to="/developers">
              Developers
            </TextLink>
          </Text>
          <Heading level={1}>Changelog</Heading>
          <Text $tone="soft" $measure>
            What changed with each release, the newest first. Changes of the graph are at its beginning.
          </Text>
        </div>
      </ScreenHead>
      {HAS_ENTRIES ? (
        <Prose>
          <Markdown text={ENTRIES} />
        </Prose>
      ) : (
        <EmptyState title="No changes yet" headingLevel={2}>
          This is the first release. The next one is described here.
        </EmptyState>
      )}
    </ScreenPage>
  )
}
