import type { PostKitClient } from '@postkit/sdk';
import { readCategoryNames } from '@postkit/sdk/schema';
import type { Fault } from '../../core/fields.ts';

/** The fields of a schedule that refer to something else of the station. */
export interface ScheduleReferences {
  readonly show_id?: number | undefined;
  readonly tags?: string | undefined;
  readonly social_media_connections?: string | undefined;
  readonly capture_groups?: string | undefined;
  readonly intro_event_id?: number | null | undefined;
  readonly outro_event_id?: number | null | undefined;
}

type Check = (client: PostKitClient, references: ScheduleReferences) => Promise<string | undefined>;

const checks: Readonly<Record<keyof ScheduleReferences, Check>> = {
  async show_id({ shows }, { show_id }) {
    if (show_id === undefined || (await shows.list()).some(({ id }) => id === show_id)) return undefined;
    return `There is no show ${show_id}.`;
  },
  tags: ({ tags }, references) => absentIds(references.tags, () => tags.list(), ['tag', 'tags']),
  social_media_connections: ({ connections: destinations }, references) =>
    absentIds(references.social_media_connections, () => destinations.list(), [
      'destination',
      'destinations',
    ]),
  async capture_groups(client, { capture_groups = '' }) {
    const names = readCategoryNames(capture_groups);
    if (names.length === 0) return undefined;
    const [groups, { settings }] = await Promise.all([client.categories.list(), client.settings.get()]);
    const known = new Set(
      [...groups.objects.flatMap((group) => group.categories), ...settings.orphaned_categories].map(
        ({ name }) => name,
      ),
    );
    const absent = names.filter((name) => !known.has(name)).map((name) => `"${name}"`);
    return absentText(absent, ['category', 'categories']);
  },
  intro_event_id: (client, { intro_event_id }) => absentUpload(client, intro_event_id),
  outro_event_id: (client, { outro_event_id }) => absentUpload(client, outro_event_id),
};

/** The references of a schedule to something that the station does not have, by reading its lists. */
export async function absentReferences(
  client: PostKitClient,
  references: ScheduleReferences,
): Promise<Fault[]> {
  const found = await Promise.all(
    Object.entries(checks).map(async ([field, check]) => ({ field, text: await check(client, references) })),
  );
  return found.flatMap(({ field, text }) => (text === undefined ? [] : [{ field, text }]));
}

interface IdList {
  readonly objects: readonly { readonly id: number }[];
}

type Nouns = readonly [one: string, many: string];

function absentText(absent: readonly (number | string)[], [one, many]: Nouns): string | undefined {
  if (absent.length === 0) return undefined;
  return absent.length === 1
    ? `There is no ${one} ${absent[0]}.`
    : `There are no ${many} ${absent.join(', ')}.`;
}

async function absentIds(text: string | undefined, list: () => Promise<IdList>, nouns: Nouns) {
  const ids = [...new Set((text ?? '').split(',').filter(Boolean).map(Number))];
  if (ids.length === 0) return undefined;
  const known = new Set((await list()).objects.map(({ id }) => id));
  return absentText(
    ids.filter((id) => !known.has(id)),
    nouns,
  );
}

async function absentUpload({ audioEvents }: PostKitClient, id: number | null | undefined) {
  if (typeof id !== 'number') return undefined;
  const { objects } = await audioEvents.list({ cart__type_name: 'UPLOAD', id__gte: id, id__lt: id + 1 });
  return objects.length > 0 ? undefined : `Event ${id} is not an upload of the library.`;
}
