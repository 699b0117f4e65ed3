import { useState } from 'react';
import type { PlayoutCorrectionSource } from '@postkit/sdk';
import type { PlayoutCorrection, PlayoutCorrectionPreview, PlayoutInput } from '@postkit/sdk/schema';
import { base64Of } from '../../../host/base64-of.ts';
import { type CalendarDate, dayInZone } from '../../../host/time/zoned-time.ts';

/** Bytes whose base64 the station takes. */
const mostBytes = 2_250_000;

export interface CorrectionFields {
  readonly by: 'file' | 'inputs';
  readonly file: File | null;
  /** Null to recognise it. */
  readonly form: PlayoutCorrectionPreview['form'];
  readonly day: CalendarDate;
  /** Seconds; null for the offset of the first input. */
  readonly fileOffset: number | null;
  /** Id of an input that is on; null without one. */
  readonly input: number | null;
  /** Seconds. */
  readonly offset: number;
}

export interface CorrectionSourceDeps {
  inputs: readonly PlayoutInput[];
  day: CalendarDate;
  /** Its span is corrected by the inputs; null for a source that the user chooses. */
  proposal: PlayoutCorrection | null;
  zone: string;
}

/** The fields of the source of a correction. */
export function useCorrectionSource({ inputs, day, proposal, zone }: CorrectionSourceDeps) {
  const first = inputs.find(({ active }) => active);
  const [fields, setFields] = useState<CorrectionFields>({
    by: 'file',
    file: null,
    form: null,
    day,
    fileOffset: null,
    input: first?.id ?? null,
    offset: (first?.offset_ms ?? 0) / 1000,
  });
  const [isChecked, setChecked] = useState(false);
  const problem = problemOf(fields, proposal !== null);

  async function prepare(): Promise<PlayoutCorrectionSource> {
    if (proposal) return { start: proposal.start, end: proposal.end };
    const { by, file, form, fileOffset, input, offset } = fields;
    if (by === 'file' && file)
      return {
        as_run: {
          file: await base64Of(file),
          is_base64: true,
          name: file.name.slice(0, 200),
          date: fields.day,
          ...(form && { form }),
          ...(fileOffset !== null && { offset_ms: Math.round(fileOffset * 1000) }),
        },
      };
    const { start, end } = dayInZone(fields.day, zone);
    const span = { start, end: Math.min(end, Math.floor(Date.now() / 1000)) };
    return { ...span, ...(input !== null && { input, offset_ms: Math.round(offset * 1000) }) };
  }

  return {
    fields,
    set: (changes: Partial<CorrectionFields>) => setFields((before) => ({ ...before, ...changes })),
    /** Shown after the first attempt. */
    problem: isChecked ? problem : null,
    /** Whether nothing is missing; shows the problem if something is. */
    check(): boolean {
      setChecked(true);
      return problem === null;
    },
    prepare,
  };
}

export type CorrectionSourceForm = ReturnType<typeof useCorrectionSource>;

/** The message of a missing or wrong field; null for none. */
function problemOf(
  { by, file, input }: CorrectionFields,
  isProposal: boolean,
): 'noInputs' | 'fileMissing' | 'tooLarge' | null {
  if (isProposal) return null;
  if (by === 'inputs') return input === null ? 'noInputs' : null;
  if (!file) return 'fileMissing';
  return file.size > mostBytes ? 'tooLarge' : null;
}
