import { Banner } from '../../../ui/banner/banner.tsx';
import { SearchSelect } from '../../../ui/search-select/search-select.tsx';
import { useWords } from '../../../words/use-words.ts';
import { usePlayoutSystems } from '../playout.queries.ts';
import { FormFields } from './form-fields.tsx';
import { otherSystem } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import type { InputForm } from './use-input-form.ts';

/** The playout system, or the form of the messages of another one. */
export function SystemFields({ form }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  const { data: systems = [], isPending, isError } = usePlayoutSystems();
  const { draft, problems, set } = form;

  function choose(system: string): void {
    const name = systems.find(({ id }) => id === system)?.name;
    const [usual = 'http-in'] = systems.find(({ id }) => id === system)?.transports ?? [];
    const fits = systems.find(({ id }) => id === system)?.transports.includes(draft.transport) ?? true;
    set({
      system,
      ...(fits ? {} : { transport: usual }),
      ...(draft.name === '' && name !== undefined ? { name } : {}),
    });
  }

  return (
    <>
      {isError && <Banner tone="danger">{messages.systemsFailed}</Banner>}
      <SearchSelect
        label={messages.system}
        placeholder={messages.systemPlaceholder}
        options={[
          ...systems.map(({ id, name, is_seen }) => ({
            id,
            label: name,
            description: is_seen ? undefined : messages.untried,
          })),
          { id: otherSystem, label: messages.otherSystem, description: messages.otherSystemHelp },
        ]}
        isLoading={isPending}
        isRequired
        value={draft.system === '' ? null : draft.system}
        description={
          systems.some(({ id, is_seen }) => id === draft.system && !is_seen) ? messages.untried : undefined
        }
        errorMessage={problems.system}
        onChange={choose}
      />
      {draft.system === otherSystem && <FormFields form={form} />}
    </>
  );
}
