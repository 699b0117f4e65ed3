import type { Connection } from '@postkit/sdk/schema';
import { readChapterLines } from '../../../data/episodes/index.ts';
import { liveStatus } from '../../../data/episodes/index.ts';
import type { EpisodeDraft } from '../../../data/episodes/index.ts';
import { formatMoment } from '../../../host/time/format-moment.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { publishMessages } from './publish-dialog.messages.ts';
import type { PublishForm } from './publish-form.ts';
import { publishPayload, type PublishWhen } from './publish-payload.ts';
import { publishTextsMessages } from './publish-texts.messages.ts';
import { places, planText } from './publish-texts.ts';
import { updateMessages } from './update.messages.ts';
import { type Change, useChanges } from './use-changes.ts';
import type { DestinationChoice } from './use-destination-choice.ts';
import type { Expiry } from './use-expiry.ts';
import type { Schedule } from './use-schedule.ts';

/** The update of an episode that is published or scheduled. */
export interface Update {
  status: 'published' | 'scheduled';
  changes: readonly Change[];
  /** Instead of the changes. */
  nothing: string;
  /** Whether pressing Update changes or repairs something, or leads to a field that is missing. */
  canUpdate: boolean;
  /** The effect of Update. */
  next: string;
  /** The other buttons, and what they do. */
  others: readonly { when: PublishWhen['kind']; label: string; text: string }[];
  /** The save of Update; null after a date that is not valid, which is marked. */
  attempt: () => PublishWhen | null;
}

interface UpdateOptions {
  draft: EpisodeDraft;
  /** All destinations of the station. */
  connections: readonly Connection[];
  destinations: DestinationChoice;
  durationSeconds: number;
  zone: string;
}

/** Compares the form with the episode that is out; null for one that is not. */
export function useUpdate(
  { draft, connections, destinations, durationSeconds, zone }: UpdateOptions,
  { form, schedule, expiry }: { form: PublishForm; schedule: Schedule; expiry: Expiry },
): Update | null {
  const catalogue = useCatalogue();
  const words = useWords(updateMessages);
  const publishWords = useWords(publishMessages);
  const texts = useWords(publishTextsMessages);
  const { live } = draft;
  const { chapter_markers: lines, ...values } = form.watch();
  const chapters = readChapterLines(lines);
  const hasChapters = Array.isArray(chapters);
  const status = live ? liveStatus(live) : 'published';
  const isMoved = status === 'scheduled' && schedule.isChanged;
  const moment = schedule.check.isValid ? schedule.check.moment : null;
  const when: PublishWhen = { kind: 'update', moment: isMoved ? moment : null };
  const fields = { ...values, chapter_markers: hasChapters ? chapters : [], expires_at: expiry.at(when) };
  const next = publishPayload(draft, fields, { destinations: destinations.posted, accepted: [] }, when);
  const changes = useChanges({ live, next, seconds: durationSeconds, connections, zone });
  if (!live) return null;

  const count = destinations.posted.length;
  const isBroken = live.media_status === 'failed' || live.proof?.state === 'failed';
  const publishNow = { when: 'publish', label: publishWords.publishNow } as const;

  function nextText(): string {
    if (status === 'published')
      return count === 0 ? words.inPlaceNowhere : words.inPlace(places(count, catalogue));
    if (moment !== null) return words.goesOut(formatMoment(moment, zone, catalogue));
    return isMoved ? texts.noTime(zone) : words.keepsDate;
  }

  return {
    status,
    changes,
    nothing: isBroken ? words.repair : status === 'scheduled' ? words.nothingScheduled : words.nothing,
    canUpdate: changes.length > 0 || isBroken || isMoved || !hasChapters,
    next: nextText(),
    others: [
      ...(status === 'scheduled'
        ? [
            {
              ...publishNow,
              text: planText({ when: 'publish', moment, zone, destinationCount: count }, catalogue),
            },
          ]
        : []),
      { when: 'save', label: words.draft[status], text: words.draftPlan[status] },
    ],
    attempt() {
      if (!isMoved) return when;
      const check = schedule.attempt();
      return check.isValid ? { kind: 'update', moment: check.moment } : null;
    },
  };
}
