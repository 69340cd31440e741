import type { ReactNode } from 'react'
import { GroupsInOrder } from './groups/groups_in_order.tsx'
import { GuideGroup } from './groups/guide.tsx'
import { WhoGroup } from './groups/who.tsx'
import { PromptText } from './prompt_text/prompt_text.tsx'
import { useSheetContext } from './state/sheet_context.ts'

interface FormGroupsProps {
  prompt: string
  /** Below who it is about. */
  children?: ReactNode
}

/** The person's own text, and every field in groups. */
export function FormGroups({ prompt, children }: FormGroupsProps) {
  const { asksName } = useSheetContext()
  return (
    <>
      <PromptText prompt={prompt} />
      <WhoGroup asksName={asksName} />
      {children}
      <GroupsInOrder />
      <GuideGroup />
    </>
  )
}
