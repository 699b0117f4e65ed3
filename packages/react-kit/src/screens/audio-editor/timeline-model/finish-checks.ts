import type { TimelineItem } from '../../../data/timeline/index.ts';
import type { Catalogue } from '../../../words/catalogue.ts';
import { finishMessages } from './finish.messages.ts';
import { hasAudio } from './timeline-facts.ts';

export interface Finishable {
  items: readonly TimelineItem[];
  name: string;
  description: string;
  showId: number | null;
}

/** Why an episode cannot be finished: the message of the first failing check, or null. */
export function finishProblem(
  { items, name, description, showId }: Finishable,
  catalogue: Catalogue,
): string | null {
  const messages = catalogue.wordsOf(finishMessages);
  if (!hasAudio(items)) return messages.timeline;
  if (!name.trim()) return messages.title;
  if (!description.trim()) return messages.description;
  return showId === null ? messages.show : null;
}

interface Downloadable {
  items: readonly TimelineItem[];
  showId: number | null;
  needsShow: boolean;
}

/** Why a timeline cannot be downloaded, or null. */
export function downloadProblem(
  { items, showId, needsShow }: Downloadable,
  catalogue: Catalogue,
): string | null {
  const messages = catalogue.wordsOf(finishMessages);
  if (!hasAudio(items)) return messages.timeline;
  return showId === null && needsShow ? messages.showOfDownload : null;
}
