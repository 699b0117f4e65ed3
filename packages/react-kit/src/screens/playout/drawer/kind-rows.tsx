import { playoutItemTypes } from '@postkit/sdk/schema';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useWords } from '../../../words/use-words.ts';
import type { ContentType } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';
import { MapRows } from './map-rows.tsx';
import type { InputForm } from './use-input-form.ts';

/** Kinds of content by categories, types and ranges of carts; rarely needed. */
export function KindRows({ form: { draft, problems, set } }: { form: InputForm }) {
  const messages = useWords(inputFormMessages);
  return (
    <Disclosure
      label={messages.kinds}
      help={messages.kindsHelp}
      isOpenAtFirst={draft.kinds.length > 0}
      isHeldOpen={problems.kinds !== undefined}
    >
      <MapRows<ContentType>
        legend={messages.kinds}
        help=""
        from={messages.kindOf}
        addLabel={messages.addKind}
        rows={draft.kinds}
        usual="song"
        problem={problems.kinds}
        onChange={(kinds) => set({ kinds })}
      >
        {(to, change) => (
          <Select
            label={messages.kind}
            options={playoutItemTypes.map((id) => ({ id, label: messages.types[id] }))}
            value={to}
            onChange={change}
          />
        )}
      </MapRows>
    </Disclosure>
  );
}
