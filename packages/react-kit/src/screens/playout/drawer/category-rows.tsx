import { Button } from '../../../ui/button/button.tsx';
import { useWords } from '../../../words/use-words.ts';
import { StationCategory } from '../station-category.tsx';
import { inputFormMessages } from './input-form.messages.ts';
import { MapRows } from './map-rows.tsx';
import type { InputForm } from './use-input-form.ts';

export interface CategoryRowsProps {
  form: InputForm;
  /** Categories in messages of the system. */
  seen: readonly string[];
}

/** The station's categories by those of the system, with suggestions from its messages. */
export function CategoryRows({ form: { draft, problems, set }, seen }: CategoryRowsProps) {
  const messages = useWords(inputFormMessages);
  const { categories } = draft;
  const known = new Set(categories.map(({ from }) => from.trim().toLowerCase()));
  const open = seen.filter((word) => !known.has(word.toLowerCase()));
  return (
    <>
      <MapRows
        legend={messages.categories}
        help={messages.categoriesHelp}
        from={messages.from}
        addLabel={messages.addCategory}
        rows={categories}
        usual=""
        problem={problems.categories}
        onChange={(rows) => set({ categories: rows })}
      >
        {(to, change) => <StationCategory label={messages.to} value={to} onChange={change} />}
      </MapRows>
      {open.length > 0 && (
        <div className="pk-row">
          <span className="pk-muted">{messages.seen}</span>
          {open.map((word) => (
            <Button
              key={word}
              size="small"
              aria-label={messages.addSeen(word)}
              onPress={() => set({ categories: [...categories, { from: word, to: '' }] })}
            >
              {word}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}
