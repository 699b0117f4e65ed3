import { useMemo } from 'react';
import type { z } from 'zod';
import { useWords } from '../../../words/use-words.ts';
import { podcastFieldsMessages } from './podcast-fields.messages.ts';

/** The text of the fault at a path such as `persons`, 0, `name`; undefined where there is none. */
export type FaultAt = (...path: readonly (string | number)[]) => string | undefined;

type Problem = keyof (typeof podcastFieldsMessages)['english']['problems'];

const problems: Readonly<Record<string, Problem>> = {
  name: 'name',
  text: 'text',
  img: 'url',
  href: 'url',
  url: 'url',
  feed_url: 'url',
  feed_guid: 'guid',
  guid: 'guid',
  geo: 'geo',
  osm: 'osm',
  address: 'address',
  sources: 'address',
  type: 'text',
  start: 'number',
  length: 'number',
  split: 'number',
};

/** The faults of details, once they are to be shown. */
export function useFaults(schema: z.ZodType, value: unknown, isChecked: boolean): FaultAt {
  const messages = useWords(podcastFieldsMessages);
  const faults = useMemo(() => {
    const issues = isChecked ? (schema.safeParse(value).error?.issues ?? []) : [];
    return new Map(
      issues.map(({ path }) => [
        path.join('.'),
        problems[String(path.findLast((part) => typeof part === 'string'))],
      ]),
    );
  }, [schema, value, isChecked]);
  return (...path) => {
    const key = path.join('.');
    return faults.has(key) ? messages.problems[faults.get(key) ?? 'long'] : undefined;
  };
}
