import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { useWords } from '../../words/use-words.ts';
import { demoMessages } from './demo.messages.ts';
import { useDemoProgress } from './use-demo-progress.ts';

export interface UnlessDemoProps {
  /** An empty state that asks the user to fill the list. */
  children: ReactNode;
}

/** The empty state of a list; while the demo station is made, one that says so, because it fills the list. */
export function UnlessDemo({ children }: UnlessDemoProps) {
  const messages = useWords(demoMessages);
  return useDemoProgress() === null ? (
    children
  ) : (
    <EmptyState title={messages.empty}>{messages.emptyText}</EmptyState>
  );
}
