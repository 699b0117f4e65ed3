import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { Control } from 'react-hook-form';
import { defaultTruePeakLimit, loudnessTargets } from '@postkit/sdk/schema';
import { showsQueries } from '../../../data/shows/index.ts';
import { usePostKit } from '../../../host/postkit-context.ts';
import { useStores } from '../../../host/stores.ts';
import { ComboBox } from '../../../ui/combo-box/combo-box.tsx';
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx';
import { NumberField } from '../../../ui/number-field/number-field.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextField } from '../../../ui/text-field/text-field.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { possibleParents } from '../possible-parents.ts';
import { useShowSetup } from '../show-setup.store.ts';
import { useStepErrors } from '../use-step-errors.ts';
import type { BasicInfoTexts } from './basic-info-check.ts';
import { basicInfoMessages } from './basic-info.messages.ts';
import { BumperField } from './bumper-field.tsx';
import { useText } from './use-text.ts';

const fields = ['pre_bumper', 'post_bumper', 'parent', 'schedule', 'expiry_days'] as const;

/** Rarely used fields. The section opens if one of them has a value or an error. */
export function MoreFields({ control }: { control: Control<BasicInfoTexts> }) {
  const stores = useStores();
  const messages = useWords(basicInfoMessages);
  const errors = useStepErrors('basic-info');
  const hasError = fields.some((field) => errors[field] !== undefined);
  const [isSet] = useState(() =>
    fields.some((field) => Boolean(useShowSetup.in(stores).getState().draft?.[field])),
  );
  return (
    <Disclosure label={messages.more} help={messages.moreHelp} isOpenAtFirst={isSet} isHeldOpen={hasError}>
      <OpenFields control={control} />
    </Disclosure>
  );
}

function OpenFields({ control }: { control: Control<BasicInfoTexts> }) {
  const messages = useWords(basicInfoMessages);
  const schedule = useText(control, 'schedule');
  return (
    <div className="pk-basic-info-pair">
      <BumperField name="pre_bumper" />
      <BumperField name="post_bumper" />
      <ParentField />
      <LoudnessField />
      <PeakLimitField />
      <ExpiryDaysField />
      <TextField
        {...schedule}
        label={messages.schedule}
        description={messages.scheduleHelp}
        placeholder={messages.schedulePlaceholder}
      />
    </div>
  );
}

const targets = (catalogue: Catalogue) =>
  [...loudnessTargets.map(String), 'off'].map((id) => ({
    id,
    label: catalogue.wordsOf(basicInfoMessages).loudnessTargets(id),
  }));

function LoudnessField() {
  const stores = useStores();
  const catalogue = useCatalogue();
  const messages = useWords(basicInfoMessages);
  const target = useShowSetup((state) => state.draft?.loudness_target ?? null);
  return (
    <Select
      label={messages.loudness}
      description={messages.loudnessHelp}
      options={targets(catalogue)}
      value={String(target ?? 'off')}
      onChange={(chosen) => {
        useShowSetup
          .in(stores)
          .getState()
          .change({ loudness_target: loudnessTargets.find((lufs) => String(lufs) === chosen) ?? null });
      }}
    />
  );
}

function PeakLimitField() {
  const stores = useStores();
  const messages = useWords(basicInfoMessages);
  const limit = useShowSetup((state) => state.draft?.true_peak_limit ?? defaultTruePeakLimit);
  return (
    <NumberField
      label={messages.peakLimit}
      description={messages.peakLimitHelp}
      value={limit}
      minValue={-9}
      maxValue={0}
      step={0.5}
      onChange={(chosen) => {
        if (chosen !== null) useShowSetup.in(stores).getState().change({ true_peak_limit: chosen });
      }}
    />
  );
}

function ExpiryDaysField() {
  const stores = useStores();
  const messages = useWords(basicInfoMessages);
  const days = useShowSetup((state) => state.draft?.expiry_days ?? null);
  const { expiry_days: errorMessage } = useStepErrors('basic-info');
  return (
    <NumberField
      label={messages.expiryDays}
      description={messages.expiryDaysHelp}
      value={days}
      minValue={1}
      maxValue={3650}
      errorMessage={errorMessage}
      onChange={(expiry_days) => useShowSetup.in(stores).getState().change({ expiry_days })}
    />
  );
}

function ParentField() {
  const stores = useStores();
  const messages = useWords(basicInfoMessages);
  const { client } = usePostKit();
  const shows = useQuery(showsQueries.list(client)).data;
  const id = useShowSetup((state) => state.draft?.id ?? null);
  const parent = useShowSetup((state) => state.draft?.parent ?? null);
  const { parent: errorMessage } = useStepErrors('basic-info');
  const options = useMemo(
    () => possibleParents(shows ?? [], id).map((show) => ({ id: String(show.id), label: show.title })),
    [shows, id],
  );
  return (
    <ComboBox
      // Remounts once the options are loaded, so that the field shows the parent's title.
      key={shows ? 'ready' : 'loading'}
      label={messages.parent}
      description={messages.parentHelp}
      placeholder={messages.noParent}
      options={options}
      value={parent === null ? null : String(parent)}
      errorMessage={errorMessage}
      onChange={(chosen) =>
        useShowSetup
          .in(stores)
          .getState()
          .change({ parent: chosen === null ? null : Number(chosen) })
      }
    />
  );
}
