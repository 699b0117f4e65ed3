import { z } from 'zod';
import { type Connection, feedUrl, type Show } from '@postkit/sdk/schema';
import type { Option } from '../../ui/option/option.ts';
import type { Catalogue } from '../../words/catalogue.ts';
import { rssImportMessages } from './rss-import.messages.ts';

/** Values of the form; the show and feeds are ids as texts. */
export const importForm = (catalogue: Catalogue) => {
  const messages = catalogue.wordsOf(rssImportMessages);
  return z.object({
    url: z.string().trim().min(1, messages.required).pipe(feedUrl),
    show: z.string().min(1, messages.required),
    feeds: z.array(z.string()).min(1, messages.required),
  });
};
export type ImportForm = z.output<ReturnType<typeof importForm>>;

/** No show is preselected. */
export const emptyForm: Readonly<ImportForm> = { url: '', show: '', feeds: [] };

const titles = new Intl.Collator();

export function showOptions(shows: readonly Pick<Show, 'id' | 'title'>[]): Option[] {
  return shows
    .map(({ id, title }) => ({ id: String(id), label: title }))
    .toSorted((a, b) => titles.compare(a.label, b.label));
}

/** The rss destinations; no other type can be an import's target. */
export function feedOptions(
  destinations: readonly Pick<Connection, 'id' | 'type' | 'title' | 'status'>[],
  catalogue: Catalogue,
): Option[] {
  const messages = catalogue.wordsOf(rssImportMessages);
  return destinations
    .filter(({ type }) => type === 'rss')
    .map(({ id, title, status }) => ({
      id: String(id),
      label: title,
      description: status ? undefined : messages.switchedOff,
    }))
    .toSorted((a, b) => titles.compare(a.label, b.label));
}
