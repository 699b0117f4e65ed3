import { hasAudio } from './timeline-facts.ts';
import type { TimelineItem } from './timeline-item.ts';

const finishMessages = {
  timeline: 'Please add at least one event to the timeline.',
  title: 'Please add a title to the episode.',
  description: 'Please add a description to the episode.',
  show: 'Please select a show.',
} as const;

interface Finishable {
  items: readonly TimelineItem[];
  name: string;
  description: string;
  showId: number | null;
}

/** Why an episode cannot be finished: the message of the first failing check, or null. */
export function finishProblem({ items, name, description, showId }: Finishable): string | null {
  if (!hasAudio(items)) return finishMessages.timeline;
  if (!name.trim()) return finishMessages.title;
  if (!description.trim()) return finishMessages.description;
  return showId === null ? finishMessages.show : null;
}

interface Downloadable {
  items: readonly TimelineItem[];
  showId: number | null;
  needsShow: boolean;
}

/** Why a timeline cannot be downloaded, or null. */
export function downloadProblem({ items, showId, needsShow }: Downloadable): string | null {
  if (!hasAudio(items)) return finishMessages.timeline;
  return showId === null && needsShow ? 'Please select a show' : null;
}
