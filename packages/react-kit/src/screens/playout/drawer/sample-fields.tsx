import { useEffect, useState } from 'react';
import { mostSampleCharacters, type PlayoutElement, type PlayoutSample } from '@postkit/sdk/schema';
import { failureText } from '../../../host/report-failure.ts';
import { useSettled } from '../../../host/use-settled.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';
import { TextArea } from '../../../ui/text-area/text-area.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { Findings } from '../findings.tsx';
import { usePlayoutReading } from '../playout.queries.ts';
import { ReadElement } from '../read-element.tsx';
import { formOf, type InputDraft, optionsOf, otherSystem } from './input-draft.ts';
import { inputFormMessages } from './input-form.messages.ts';

/** Milliseconds after the last key before the sample is read. */
const readDelay_ms = 400;
const none: readonly PlayoutElement[] = [];

export interface SampleFieldsProps {
  draft: InputDraft;
  talkCategory: string;
  zone: string;
  /** Receives the categories that the sample names. */
  onCategories(words: readonly string[]): void;
}

/** A pasted sample, and how the station reads it with the form as it is. */
export function SampleFields({ draft, talkCategory, zone, onCategories }: SampleFieldsProps) {
  const messages = useWords(inputFormMessages);
  const catalogue = useCatalogue();
  const [text, setText] = useState('');
  const [isQuery, setQuery] = useState(false);
  const wanted = sampleOf(draft, text, isQuery);
  const settled = useSettled(wanted === null ? '' : JSON.stringify(wanted), readDelay_ms);
  const sample = settled === '' ? null : (JSON.parse(settled) as PlayoutSample);
  const { data, error, isFetching } = usePlayoutReading(sample);
  const elements = sample === null ? none : (data?.messages ?? none);
  useEffect(() => {
    onCategories(elements.map(({ category }) => category).filter((word) => word !== ''));
  }, [elements, onCategories]);
  const categories = Object.fromEntries(draft.categories.map(({ from, to }) => [from.trim(), to.trim()]));
  return (
    <fieldset className="pk-playout-rows">
      <legend>{messages.sample}</legend>
      <TextArea
        label={messages.sample}
        isLabelHidden
        description={messages.sampleHelp}
        value={text}
        rows={5}
        isCode
        spellCheck={false}
        onChange={(value) => setText(value.slice(0, mostSampleCharacters))}
      />
      <Checkbox label={messages.sampleQuery} isSelected={isQuery} onChange={setQuery} />
      <div aria-live="polite" className="pk-stack pk-playout-reading">
        {isFetching && <Spinner size="small" label={messages.reading} isLabelShown />}
        {sample !== null && error && (
          <Banner tone="danger">{failureText(error, catalogue, messages.readFailed)}</Banner>
        )}
        {sample !== null && data && !error && (
          <>
            <strong>{messages.readAs}</strong>
            {elements.length === 0 && <p className="pk-muted">{messages.noElement}</p>}
            {elements.map((element, index) => (
              // The same element may come twice.
              // oxlint-disable-next-line react/no-array-index-key
              <ReadElement key={index} {...{ element, zone, categories, talkCategory }} />
            ))}
            <Findings findings={data.findings} />
          </>
        )}
      </div>
    </fieldset>
  );
}

/** The request that reads a sample; null while the sample is empty or no system is chosen. */
function sampleOf(draft: InputDraft, text: string, isQuery: boolean): PlayoutSample | null {
  if (text.trim() === '' || draft.system === '') return null;
  const system = draft.system === otherSystem ? { form: formOf(draft) } : { system: draft.system };
  const content = isQuery ? { sample: ' ', query: text.trim().replace(/^\?/, '') } : { sample: text };
  return { ...system, ...content, options: optionsOf(draft) };
}
