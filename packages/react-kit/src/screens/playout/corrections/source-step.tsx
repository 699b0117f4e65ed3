import { asRunForms, type PlayoutCorrection, type PlayoutInput } from '@postkit/sdk/schema';
import { FailureBanner } from '../../../host/failure-banner.tsx';
import { formatListDate } from '../../../host/time/zoned-time.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DayPicker } from '../../../ui/date-picker/day-picker.tsx';
import { FileDrop } from '../../../ui/file-drop/file-drop.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { SegmentedControl } from '../../../ui/segmented-control/segmented-control.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { useCatalogue, useWords } from '../../../words/use-words.ts';
import { correctionsMessages } from './corrections.messages.ts';
import type { CorrectionSourceForm } from './use-correction-source.ts';

export interface SourceStepProps {
  source: CorrectionSourceForm;
  inputs: readonly PlayoutInput[];
  proposal: PlayoutCorrection | null;
  zone: string;
  /** Why the last preview failed. */
  error: Error | null;
  isDisabled: boolean;
}

/** Seconds by which an offset differs from the clock of the station at most. */
const mostOffset = 600;

/** The choice of a file, or of an input with another offset. */
export function SourceStep({ source, inputs, proposal, zone, error, isDisabled }: SourceStepProps) {
  const messages = useWords(correctionsMessages);
  const catalogue = useCatalogue();
  const { fields, problem, set } = source;
  const time = (seconds: number) => formatListDate(seconds, zone, catalogue);
  return (
    <div className="pk-stack pk-correction">
      <p className="pk-muted">{messages.intro}</p>
      {error && <FailureBanner error={error} call={messages.previewFailed} />}
      {problem && (
        <Banner tone="danger" isLive>
          {messages[problem]}
        </Banner>
      )}
      {proposal ? (
        <p>{messages.proposal(messages.span(time(proposal.start), time(proposal.end)))}</p>
      ) : (
        <>
          <SegmentedControl
            label={messages.by}
            options={(['file', 'inputs'] as const).map((id) => ({ id, label: messages.sources[id] }))}
            value={fields.by}
            isDisabled={isDisabled}
            onChange={(by) => set({ by })}
          />
          <DayPicker
            label={messages.day}
            description={fields.by === 'file' ? messages.dayHelp : undefined}
            value={fields.day}
            isDisabled={isDisabled}
            onChange={(day) => day !== null && set({ day })}
          />
          {fields.by === 'file' ? (
            <FileFields source={source} isDisabled={isDisabled} />
          ) : (
            <OffsetFields source={source} inputs={inputs} isDisabled={isDisabled} />
          )}
        </>
      )}
    </div>
  );
}

interface FieldsProps {
  source: CorrectionSourceForm;
  isDisabled: boolean;
}

function FileFields({ source: { fields, set }, isDisabled }: FieldsProps) {
  const messages = useWords(correctionsMessages);
  const byItself = 'auto';
  return (
    <>
      {fields.file ? (
        <div className="pk-correction-file">
          <span>{messages.chosenFile(fields.file.name)}</span>
          <Button size="small" isDisabled={isDisabled} onPress={() => set({ file: null })}>
            {messages.removeFile}
          </Button>
        </div>
      ) : (
        <FileDrop
          label={messages.file}
          description={messages.fileHelp}
          isDisabled={isDisabled}
          onFiles={([file]) => set({ file: file ?? null })}
        />
      )}
      <Select
        label={messages.form}
        options={[
          { id: byItself, label: messages.formByItself },
          ...asRunForms.map((id) => ({ id, label: messages.forms[id] })),
        ]}
        value={fields.form ?? byItself}
        isDisabled={isDisabled}
        onChange={(id) => set({ form: asRunForms.find((form) => form === id) ?? null })}
      />
      <NumberField
        label={messages.fileOffset}
        description={messages.fileOffsetHelp}
        minValue={-mostOffset}
        maxValue={mostOffset}
        step={0.1}
        value={fields.fileOffset}
        isDisabled={isDisabled}
        onChange={(fileOffset) => set({ fileOffset })}
      />
    </>
  );
}

function OffsetFields({ source, inputs, isDisabled }: FieldsProps & { inputs: readonly PlayoutInput[] }) {
  const messages = useWords(correctionsMessages);
  const { fields, set } = source;
  const active = inputs.filter(({ active: isOn }) => isOn);
  return (
    <>
      <Select
        label={messages.input}
        options={active.map(({ id, name }) => ({ id: String(id), label: name }))}
        value={fields.input === null ? null : String(fields.input)}
        isDisabled={isDisabled}
        onChange={(id) => {
          const input = active.find((one) => String(one.id) === id);
          if (input) set({ input: input.id, offset: input.offset_ms / 1000 });
        }}
      />
      <NumberField
        label={messages.offset}
        description={messages.offsetHelp}
        minValue={-mostOffset}
        maxValue={mostOffset}
        step={0.1}
        value={fields.offset}
        isDisabled={isDisabled}
        onChange={(offset) => set({ offset: offset ?? 0 })}
      />
    </>
  );
}
