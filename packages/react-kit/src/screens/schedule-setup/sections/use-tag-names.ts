import { useQuery } from '@tanstack/react-query';
import { tagsQueries, useTagsLive } from '../../../data/tags/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import type { ScheduleFormState } from '../use-schedule-form.ts';
import { useFormField } from './use-form-field.ts';

/** The form's tags by name. The name of a new tag stays text until the schedule is saved. */
export function useTagNames(form: ScheduleFormState) {
  const { client } = usePostKit();
  useTagsLive();
  const tags = useQuery(tagsQueries.list(client)).data ?? [];
  const { value, onChange, errorMessage } = useFormField(form, 'playlist_categories');
  const keyOf = (name: string) => name.toLocaleLowerCase();
  const nameOf = (tag: number | string) =>
    typeof tag === 'string' ? tag : tags.find(({ id }) => id === tag)?.name;
  const idOf = (name: string) => tags.find((tag) => keyOf(tag.name) === keyOf(name))?.id;

  return {
    known: tags.map(({ name }) => name),
    names: value.flatMap((tag) => nameOf(tag) ?? []),
    errorMessage,
    change(names: readonly string[]) {
      // Keep tags whose names are not loaded, since the user cannot have removed them.
      const unnamed = value.filter((tag) => nameOf(tag) === undefined);
      onChange([...unnamed, ...names.map((name) => idOf(name) ?? name)]);
    },
  };
}
