import { ArrowRight, BookOpen, FileText, Mail, MoreHorizontal, Quote, Settings, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import {
  Accordion,
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Column,
  Dialog,
  Divider,
  Drawer,
  DropdownMenu,
  EmptyState,
  Field,
  Figure,
  Heading,
  IconButton,
  LinkButton,
  MarginNote,
  Meter,
  MultiSelect,
  NavDisclosure,
  NavLinkItem,
  NavList,
  NavPanelLink,
  Page,
  PasswordInput,
  Progress,
  Prose,
  RadioGroup,
  Row,
  Select,
  Sheet,
  Skeleton,
  SkeletonText,
  Spinner,
  Stack,
  SuggestInput,
  Switch,
  Tabs,
  Text,
  TextArea,
  TextInput,
  TextLink,
  ThemeToggle,
  ToastProvider,
  useToast,
  WithMargin,
  Wordmark,
} from '../../design/index.ts'

const COLOURS = [
  'paper',
  'sheet',
  'inset',
  'ink',
  'ink-soft',
  'ink-faint',
  'line',
  'line-strong',
  'accent',
  'success',
  'success-background',
  'warning',
  'warning-background',
  'failed',
  'failed-background',
  'note',
  'note-background',
  'highlight',
  'focus',
]

const COUNTRIES = ['USA', 'UK', 'Canada', 'Germany', 'Australia', 'Italy', 'Spain', 'India'].map(name => ({
  value: name,
  label: name,
}))

const COURSES = [
  'Computer Science',
  'Data Science',
  'Business Administration (MBA)',
  'Mechanical Engineering',
  'Public Health',
  'Finance',
]

const Swatch = styled.div<{ $colour: string }>`
  height: 3.5rem;
  margin-bottom: var(--space-1);
  background: var(--${({ $colour }) => $colour});
  border: 1px solid var(--line);
  border-radius: var(--radius-small);
`

/** As many equal columns as fit. */
const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: var(--space-5);
`

const Swatches = styled(Grid)`
  grid-template-columns: repeat(auto-fill, minmax(7.5rem, 1fr));
  gap: var(--space-3);
`

const Head = styled(Row)`
  padding-block: var(--space-3);
  border-bottom: 1px solid var(--line);
`

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" $gap={5}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

function Type() {
  return (
    <WithMargin>
      <Stack $gap={4}>
        <Heading level={2} size="display">
          Your story, in your words, ready for the reader who decides
        </Heading>
        <Heading level={3} size="large">
          Statement of purpose
        </Heading>
        <Heading level={3} size="medium">
          Why this programme
        </Heading>
        <Heading level={3} size="small">
          What a strong answer holds
        </Heading>
        <Heading level={3} size="tiny">
          The moment it began
        </Heading>
        <Text $size="lead" $tone="soft">
          Every sentence comes from one of your answers, and says which.
        </Text>
        <Text>
          Body text for the interface. It stays between sixty and seventy characters a line, so that a tired
          eye finds the next one, and a <TextLink href="#type">link looks like a link</TextLink>.
        </Text>
        <Text $size="small" $tone="soft">
          Small text for help and captions: tuition <Figure>₹12,99,000</Figure> a year, deadline{' '}
          <Figure>15 Jan</Figure>.
        </Text>
        <Text $size="tiny" $tone="faint">
          Tiny text, for the basis of a figure.
        </Text>
        <Text $tone="success">Settled.</Text>
        <Text $tone="warning">Needs a look.</Text>
        <Text $tone="failed">Failed.</Text>
      </Stack>
      <Stack>
        <MarginNote label="From your answer" icon={<Quote aria-hidden="true" />}>
          Reasons stand in the margin, beside what they explain.
        </MarginNote>
        <MarginNote label="Needs a look" tone="warning">
          ‘40 %’ is not in your answers. Add it there, or leave it out here.
        </MarginNote>
        <MarginNote label="Settled" tone="success">
          All five key stories are in the text.
        </MarginNote>
        <MarginNote>A note without a label.</MarginNote>
      </Stack>
    </WithMargin>
  )
}

function Paper() {
  return (
    <WithMargin>
      <Sheet aria-label="A document">
        <Prose>
          <h2>Statement of Purpose</h2>
          <p>
            The summer the canal dried, my grandfather asked me to work out how long the well would last. I
            was fourteen and had a notebook. <mark>By August I had ninety days of readings</mark> and a curve
            that nobody in the village wanted to be true.
          </p>
          <p>
            I have been measuring water ever since. At the Indian Institute of Technology I built a sensor for{' '}
            <em>₹480</em>, a tenth of what the one before it had cost, and left eleven of them in the ground.
          </p>
        </Prose>
      </Sheet>
      <Stack>
        <MarginNote label="Problem-solving story" icon={<Quote aria-hidden="true" />}>
          ‘I wrote down the level every evening for three months.’
        </MarginNote>
      </Stack>
    </WithMargin>
  )
}

function Buttons() {
  const [isPending, setPending] = useState(true)
  return (
    <Stack $gap={5}>
      <Row>
        <Button variant="primary">Save profile</Button>
        <Button>Reset</Button>
        <Button variant="quiet">Not now</Button>
        <Button variant="danger" icon={<Trash2 aria-hidden="true" />}>
          Delete account
        </Button>
      </Row>
      <Row>
        <Button variant="primary" pending={isPending} pendingLabel="Generating...">
          Generate Document
        </Button>
        <Button pending={isPending} pendingLabel="Saving...">
          Save
        </Button>
        <Switch label="Pending" checked={isPending} onChange={event => setPending(event.target.checked)} />
      </Row>
      <Row>
        <Button variant="primary" disabled>
          Primary
        </Button>
        <Button disabled>Secondary</Button>
        <Button variant="quiet" disabled>
          Quiet
        </Button>
        <Button variant="danger" disabled>
          Danger
        </Button>
      </Row>
      <Row>
        <Button size="small">Small</Button>
        <Button size="medium">Medium</Button>
        <Button size="large">Large</Button>
        <LinkButton href="#type" size="large" trailingIcon={<ArrowRight aria-hidden="true" />}>
          Goes somewhere
        </LinkButton>
      </Row>
      <Row>
        <IconButton label="Settings" icon={<Settings aria-hidden="true" />} />
        <IconButton label="Write a mail" icon={<Mail aria-hidden="true" />} size="small" />
        <IconButton label="Delete" icon={<Trash2 aria-hidden="true" />} disabled />
        <DropdownMenu
          trigger={<Button trailingIcon={<MoreHorizontal aria-hidden="true" />}>More</Button>}
          align="start"
          items={[
            { kind: 'caption', label: 'This document' },
            { label: 'Copy text', icon: <FileText aria-hidden="true" />, onSelect: () => undefined },
            { label: 'Not possible yet', onSelect: () => undefined, disabled: true },
            { kind: 'link', link: <a href="#type">All documents</a> },
            { kind: 'divider' },
            {
              label: 'Delete',
              icon: <Trash2 aria-hidden="true" />,
              danger: true,
              onSelect: () => undefined,
            },
          ]}
        />
      </Row>
      <Row>
        <NavList>
          <li>
            <NavLinkItem href="#type" aria-current="page">
              Dashboard
            </NavLinkItem>
          </li>
          <li>
            <NavDisclosure label="Services">
              <NavPanelLink href="#type">University Matcher</NavPanelLink>
              <NavPanelLink href="#type" aria-current="page">
                Document Generator
              </NavPanelLink>
            </NavDisclosure>
          </li>
          <li>
            <NavLinkItem href="#type">Pricing</NavLinkItem>
          </li>
        </NavList>
      </Row>
    </Stack>
  )
}

function Fields() {
  const [story, setStory] = useState('')
  const [course, setCourse] = useState('')
  const [degree, setDegree] = useState<'Masters' | 'MBA' | ''>('Masters')
  const [type, setType] = useState<'SOP' | 'LOR' | 'ESSAY' | ''>('SOP')
  const [countries, setCountries] = useState<string[]>(['Germany', 'Canada'])
  const [none, setNone] = useState<string[]>([])
  return (
    <Column>
      <Stack $gap={5}>
        <Field label="Full name" required>
          <TextInput autoComplete="name" placeholder="As in your passport" />
        </Field>
        <Field
          label="Email"
          error="Please enter a valid email"
          help="We write only when a document is ready."
        >
          <TextInput type="email" defaultValue="anya@" />
        </Field>
        <Field label="Username" optional>
          <TextInput defaultValue="anya" disabled />
        </Field>
        <Field label="Password" aside={<TextLink href="#fields">Forgotten?</TextLink>}>
          <PasswordInput autoComplete="current-password" defaultValue="correct horse" />
        </Field>
        <Field
          label="Problem-solving story"
          starred
          help="Tell of one problem: what was wrong, what you did, what changed. Numbers help."
        >
          <TextArea
            value={story}
            onChange={event => setStory(event.target.value)}
            counter={`${story.split(/\s+/).filter(Boolean).length} of about 150 words`}
          />
        </Field>
        <Field label="Target degree">
          <Select
            placeholder="Choose a degree"
            defaultValue=""
            options={[
              { value: 'Masters', label: 'Masters' },
              { value: 'MBA', label: 'MBA' },
            ]}
          />
        </Field>
        <Field label="Target course or programme" help="Type freely, or take one of the suggestions.">
          <SuggestInput
            value={course}
            onValueChange={setCourse}
            suggestions={COURSES.filter(name => name.toLowerCase().includes(course.toLowerCase()))}
          />
        </Field>
        <Field label="Degree" group>
          <RadioGroup
            layout="row"
            value={degree}
            onValueChange={setDegree}
            options={[
              { value: 'Masters', label: 'Masters' },
              { value: 'MBA', label: 'MBA' },
            ]}
          />
        </Field>
        <Field label="Document type" group error={type === '' ? 'Choose one' : undefined}>
          <RadioGroup
            layout="tiles"
            value={type}
            onValueChange={setType}
            options={[
              {
                value: 'SOP',
                label: 'Statement of Purpose',
                description: 'Why you, why this programme',
                icon: <FileText />,
              },
              {
                value: 'LOR',
                label: 'Letter of Recommendation',
                description: 'Drafted for your recommender',
                icon: <Mail />,
              },
              {
                value: 'ESSAY',
                label: 'Essay',
                description: 'Part of Premium',
                icon: <BookOpen />,
                disabled: true,
              },
            ]}
          />
        </Field>
        <Field label="Preferred countries" group required>
          <MultiSelect options={COUNTRIES} value={countries} onValueChange={setCountries} />
        </Field>
        <Field
          label="Also consider"
          group
          error={none.length === 0 ? 'Select at least one country' : undefined}
        >
          <MultiSelect
            options={COUNTRIES.slice(0, 4)}
            value={none}
            onValueChange={setNone}
            emptyText="No country chosen yet"
          />
        </Field>
        <Stack $gap={1}>
          <Checkbox label="Keep my answers for the next document" defaultChecked />
          <Checkbox label="Write to me when it is ready" description="One mail, with a link" />
          <Checkbox label="Not possible on the free plan" disabled />
        </Stack>
        <div>
          <Switch label="Let an outside model write" description="Off: only our own writer" defaultChecked />
          <Switch label="Weekly summary" />
          <Switch label="Not possible yet" disabled />
        </div>
        <Row>
          <Button variant="secondary">Reset</Button>
        </Row>
      </Stack>
    </Column>
  )
}

function Messages() {
  const { toast } = useToast()
  const [isDialogOpen, setDialogOpen] = useState(false)
  const [drawer, setDrawer] = useState<'left' | 'right' | 'bottom' | null>(null)
  return (
    <Stack $gap={5}>
      <Banner title="Complete your profile first" action={<Button size="small">Open profile</Button>}>
        We match on what you tell us there.
      </Banner>
      <Banner tone="success">Your profile has been saved.</Banner>
      <Banner tone="warning" title="Two answers are thin">
        A sentence more in each would carry the length that you asked for.
      </Banner>
      <Banner
        tone="danger"
        title="The document could not be written"
        action={<Button size="small">Try again</Button>}
      >
        Your credit is back. Nothing you wrote was lost.
      </Banner>
      <Row>
        <Badge>Draft</Badge>
        <Badge tone="success">86% Match</Badge>
        <Badge tone="warning">72% Match</Badge>
        <Badge tone="failed">Failed</Badge>
        <Badge tone="note" icon={<FileText aria-hidden="true" />}>
          SOP
        </Badge>
      </Row>
      <Row>
        <Button
          onClick={() =>
            toast({ title: 'Profile updated', description: 'Your profile has been saved successfully.' })
          }
        >
          Default toast
        </Button>
        <Button
          onClick={() =>
            toast({ title: 'Login failed', description: 'Invalid credentials', variant: 'destructive' })
          }
        >
          Destructive toast
        </Button>
        <Button
          onClick={() =>
            toast({
              title: 'Document generated and saved',
              action: { label: 'View document', href: '#paper' },
            })
          }
        >
          Toast with an action
        </Button>
      </Row>
      <Row>
        <Button onClick={() => setDialogOpen(true)}>Dialog</Button>
        <Button onClick={() => setDrawer('left')}>Drawer left</Button>
        <Button onClick={() => setDrawer('right')}>Drawer right</Button>
        <Button onClick={() => setDrawer('bottom')}>Drawer bottom</Button>
      </Row>
      <Dialog
        open={isDialogOpen}
        onOpenChange={setDialogOpen}
        title="Let's strengthen your SOP"
        description="Two stories are short. A few sentences more make the difference."
        actions={
          <>
            <Button onClick={() => setDialogOpen(false)}>I'll fill these in first</Button>
            <Button variant="primary" onClick={() => setDialogOpen(false)}>
              Generate anyway
            </Button>
          </>
        }
      >
        <Text $size="small">What was the problem, and what changed because of you?</Text>
      </Dialog>
      <Drawer
        open={drawer !== null}
        onOpenChange={open => !open && setDrawer(null)}
        title="Notes in the margin"
        side={drawer ?? 'right'}
      >
        <Stack>
          <MarginNote label="From your answer">‘I wrote down the level every evening.’</MarginNote>
          <MarginNote label="Needs a look" tone="warning">
            ‘40 %’ is not in your answers.
          </MarginNote>
        </Stack>
      </Drawer>
    </Stack>
  )
}

function Collections() {
  const [tab, setTab] = useState<'matches' | 'all'>('matches')
  return (
    <Stack $gap={6}>
      <Tabs
        label="Matches"
        value={tab}
        onValueChange={setTab}
        items={[
          {
            value: 'matches',
            label: 'Your Matches',
            content: (
              <Grid>
                {[
                  'Technical University of Munich',
                  'University of British Columbia',
                  'Politecnico di Milano',
                ].map(name => (
                  <Card key={name} as="a" href="#cards" $interactive>
                    <Stack $gap={2}>
                      <Row $justify="space-between">
                        <Badge tone="success">86% Match</Badge>
                        <Text as="span" $size="tiny" $tone="faint">
                          Munich
                        </Text>
                      </Row>
                      <Heading level={3} size="tiny">
                        {name}
                      </Heading>
                      <Text $size="small" $tone="soft">
                        MSc Data Engineering, 24 months, <Figure>€6,000</Figure>
                      </Text>
                    </Stack>
                  </Card>
                ))}
              </Grid>
            ),
          },
          {
            value: 'all',
            label: 'All Universities',
            content: (
              <EmptyState title="No universities found" action={<Button>Show all countries</Button>}>
                Try selecting a different country filter
              </EmptyState>
            ),
          },
        ]}
      />
      <EmptyState
        title="No documents yet"
        icon={<FileText aria-hidden="true" />}
        action={<Button variant="primary">Start your SOP</Button>}
      >
        Answer about twelve questions; the draft takes a minute.
      </EmptyState>
      <Accordion
        headingLevel={3}
        defaultOpen={['own']}
        items={[
          {
            value: 'own',
            title: 'Whose words will it be?',
            content: 'Yours. Each sentence comes from an answer of yours, and the margin says which.',
          },
          { value: 'money', title: 'What does it cost?', content: 'The first statement is free.' },
        ]}
      />
      <Row>
        <Avatar name="Anya Raghavan" size="small" />
        <Avatar name="Anya Raghavan" />
        <Avatar name="Pelé" size="large" />
      </Row>
    </Stack>
  )
}

function Waiting() {
  return (
    <Grid>
      <Card>
        <Stack>
          <Skeleton $width="60%" $height="1.5rem" />
          <SkeletonText lines={4} label="Loading profile..." />
        </Stack>
      </Card>
      <Stack>
        <Spinner label="Loading profile..." />
        <Meter label="Academic background" value={5} max={8} valueText="5 of 8" />
        <Meter label="Career goals" value={4} max={4} valueText="4 of 4" />
        <Meter label="Research" value={0} max={4} valueText="0 of 4" />
        <Progress label="Writing section 3 of 7" value={3} max={7} valueText="3 of 7" />
      </Stack>
    </Grid>
  )
}

/** Every primitive in every state on one page, to be looked at. */
export default function DesignScreen() {
  return (
    <ToastProvider>
      <Page as="main" id="design">
        <Head $justify="space-between">
          <Wordmark />
          <ThemeToggle />
        </Head>
        <Stack $gap={8} style={{ paddingBlock: 'var(--space-7) var(--space-9)' }}>
          <Stack $gap={3}>
            <Heading level={1}>Ink on paper, notes in the margin</Heading>
            <Text $size="lead" $tone="soft" $measure>
              The parts that every screen is made of.
            </Text>
          </Stack>
          <Part title="Colour">
            <Swatches>
              {COLOURS.map(colour => (
                <Text key={colour} as="div" $size="tiny" $tone="soft">
                  <Swatch $colour={colour} />
                  {colour}
                </Text>
              ))}
            </Swatches>
          </Part>
          <Divider />
          <Part title="Type and margin notes">
            <Type />
          </Part>
          <Part title="A sheet">
            <Paper />
          </Part>
          <Part title="Actions and navigation">
            <Buttons />
          </Part>
          <Part title="Fields">
            <Fields />
          </Part>
          <Part title="Messages">
            <Messages />
          </Part>
          <Part title="Collections">
            <Collections />
          </Part>
          <Part title="Waiting and measure">
            <Waiting />
          </Part>
          <Row $gap={5}>
            <Wordmark size="small" />
            <Wordmark size="medium" />
            <Wordmark size="large" />
            <Wordmark size="large" markOnly />
          </Row>
        </Stack>
      </Page>
    </ToastProvider>
  )
}
