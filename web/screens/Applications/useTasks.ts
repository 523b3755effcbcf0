import { useRef, useState } from 'react'
import type { Refusal } from '../../relay/refusal.ts'
import type { SavedTasks } from './useApplicationChanges.ts'

/** A task as the page holds it. `key` stays while the server's id is still to come. */
export type EditedTask = {
  key: string
  id: string | null
  title: string
  dueOn: string | null
  isDone: boolean
  /** Whether the person ticked it here, or took its tick away. Only then is `isDone` sent. */
  isTicked: boolean
  /** The document that it is about. */
  documentId: string | null
  /** Whether the person chose that document here. Only then is it sent. */
  isDocumentChosen: boolean
}

export type TaskInput = {
  id?: string
  title: string
  dueOn: string | null
  isDone?: boolean
  documentId?: string | null
}

type Send = (tasks: readonly TaskInput[]) => Promise<SavedTasks>

const isNamed = ({ title }: EditedTask) => title.trim() !== ''

const inputOf = ({
  id,
  title,
  dueOn,
  isDone,
  isTicked,
  documentId,
  isDocumentChosen,
}: EditedTask): TaskInput => ({
  ...(id !== null && { id }),
  title: title.trim(),
  dueOn,
  ...(isTicked && { isDone }),
  ...(isDocumentChosen && { documentId }),
})

/**
 * The checklist while it is edited: each change is sent as the whole list, one after the other, so that no answer of
 * an earlier one undoes a later one. A task without a name is kept here and not sent.
 */
export function useTasks({
  stored,
  send,
}: {
  stored: readonly Omit<EditedTask, 'key' | 'isTicked' | 'isDocumentChosen'>[]
  send: Send
}) {
  const [tasks, setTasks] = useState<readonly EditedTask[]>(() =>
    stored.map((task, at) => ({
      ...task,
      key: task.id ?? `stored-${at}`,
      isTicked: false,
      isDocumentChosen: false,
    })),
  )
  const latest = useRef(tasks)
  const saved = useRef(tasks)
  const sending = useRef<Promise<Refusal | null> | null>(null)
  const added = useRef(0)

  function hold(next: readonly EditedTask[]): void {
    latest.current = next
    setTasks(next)
  }

  async function sendUntilSaved(): Promise<Refusal | null> {
    while (saved.current !== latest.current) {
      const sent = latest.current
      const named = sent.filter(isNamed)
      const answer = await send(named.map(inputOf))
      if (answer.refusal) return answer.refusal
      const ids = new Map(named.map(({ key }, at) => [key, answer.taskIds[at] ?? null]))
      const isUnchanged = sent === latest.current
      hold(
        latest.current.map(task => ({
          ...task,
          id: ids.get(task.key) ?? task.id,
          ...(sent.includes(task) && { isTicked: false, isDocumentChosen: false }),
        })),
      )
      if (isUnchanged) saved.current = latest.current
    }
    return null
  }

  /** Sends what is not saved yet. Null, or why it was refused. */
  function save(): Promise<Refusal | null> {
    sending.current ??= sendUntilSaved().finally(() => {
      sending.current = null
    })
    return sending.current
  }

  /** Changes a task in the page alone, as while its name is typed. */
  function edit(key: string, change: Partial<Omit<EditedTask, 'key' | 'id'>>): void {
    hold(latest.current.map(task => (task.key === key ? { ...task, ...change } : task)))
  }

  const storedById = new Map(stored.map(task => [task.id, task]))

  return {
    /** What the person did not change here is as the server last said. */
    tasks: tasks.map(task => {
      const known = task.id === null ? undefined : storedById.get(task.id)
      return {
        ...task,
        isDone: task.isTicked ? task.isDone : (known?.isDone ?? task.isDone),
        documentId: task.isDocumentChosen ? task.documentId : (known?.documentId ?? task.documentId),
      }
    }),
    edit,
    save,
    change(key: string, change: Partial<Omit<EditedTask, 'key' | 'id'>>): void {
      edit(key, change)
      void save()
    },
    /** Adds a task without a name, and gives its key. */
    add(): string {
      added.current += 1
      const key = `added-${added.current}`
      hold([
        ...latest.current,
        {
          key,
          id: null,
          title: '',
          dueOn: null,
          isDone: false,
          isTicked: false,
          documentId: null,
          isDocumentChosen: false,
        },
      ])
      return key
    },
    remove(key: string): void {
      hold(latest.current.filter(task => task.key !== key))
      void save()
    },
  }
}
