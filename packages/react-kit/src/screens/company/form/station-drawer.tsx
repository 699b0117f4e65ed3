import { type SyntheticEvent, useId, useState } from 'react';
import type { Company } from '@postkit/sdk/schema';
import { coverRule } from '../../../data/images/index.ts';
import { ConflictDialog } from '../../../host/conflict/index.ts';
import { ImagePicker } from '../../../parts/images/picker/index.ts';
import { IdentityFields } from '../../../parts/stations/fields/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog/discard-dialog.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { useWords } from '../../../words/use-words.ts';
import { userCount } from '../station-list.ts';
import { ChangePreview } from './change-preview.tsx';
import { PlaceFields } from './place-fields.tsx';
import { type StationDrawerOptions, useStationDrawerController } from './station-drawer.controller.ts';
import { stationFormMessages } from './station-form.messages.ts';
import './station-form.css';

export interface StationDrawerProps extends StationDrawerOptions {
  company: Company;
  onClose(): void;
}

type DrawerState = ReturnType<typeof useStationDrawerController>;

/** The details of a station, to change. Never overwrites another admin's change without asking. */
export function StationDrawer({ company, onClose, ...options }: StationDrawerProps) {
  const messages = useWords(stationFormMessages);
  const formId = useId();
  const state = useStationDrawerController(options);
  const [isLeaving, setLeaving] = useState(false);
  const [isImageBusy, setImageBusy] = useState(false);
  const { station, failure, isBusy } = state;
  const leave = () => (state.isDirty ? setLeaving(true) : onClose());

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isBusy && !isImageBusy) state.save();
  }

  return (
    <>
      <Drawer
        isOpen
        title={station.title}
        onClose={isBusy ? undefined : leave}
        footer={
          <>
            <Button isDisabled={isBusy} onPress={leave}>
              {messages.cancel}
            </Button>
            <Button
              variant="primary"
              type="submit"
              form={formId}
              isBusy={isBusy}
              isDisabled={!state.isDirty || isImageBusy}
            >
              {messages.save}
            </Button>
          </>
        }
      >
        <form id={formId} className="pk-stack" noValidate onSubmit={submit}>
          {failure !== null && (
            <Banner tone="danger" isLive>
              {failure}
            </Banner>
          )}
          <p className="pk-muted">
            {messages.factsText(station.shows, station.episodes, userCount(station))}
          </p>
          <StationFields state={state} company={company} onImageBusyChange={setImageBusy} />
        </form>
      </Drawer>
      <Questions state={state} />
      <DiscardDialog isOpen={isLeaving} onDiscard={onClose} onStay={() => setLeaving(false)} />
    </>
  );
}

interface StationFieldsProps {
  state: DrawerState;
  company: Company;
  onImageBusyChange(isBusy: boolean): void;
}

function StationFields({ state, company, onImageBusyChange }: StationFieldsProps) {
  const messages = useWords(stationFormMessages);
  const { station, draft, problems, isBusy, setDraft } = state;
  return (
    <>
      <section className="pk-station-form-part">
        <Heading level={3} look={4}>
          {messages.identity}
        </Heading>
        <IdentityFields
          draft={draft}
          problems={problems}
          isDisabled={isBusy}
          isNew={station.needs_name}
          takesFocus={false}
          onChange={setDraft}
        />
      </section>
      <PlaceFields {...{ draft, company, problems }} isDisabled={isBusy} onChange={setDraft} />
      <ImagePicker
        label={messages.image}
        description={messages.imageText}
        shape="square"
        rule={coverRule}
        station={station.slug}
        value={draft.default_image}
        isDisabled={isBusy}
        errorMessage={problems['default_image']}
        onBusyChange={onImageBusyChange}
        onChange={(image) => setDraft({ ...draft, default_image: image })}
      />
    </>
  );
}

/** The effect of a change before it is saved, and the choice between two admins' versions. */
function Questions({ state }: { state: DrawerState }) {
  const messages = useWords(stationFormMessages);
  const { preview, conflict, failure, isStoring } = state;
  if (conflict) {
    const { title, slug, timezone } = conflict.theirs;
    return (
      <ConflictDialog
        title={messages.conflictTitle}
        text={messages.conflictText(title, slug, timezone)}
        isBusy={isStoring}
        failure={failure === null ? null : { name: messages.saveFailed, details: failure }}
        onBack={conflict.back}
        onLoadTheirs={conflict.loadTheirs}
        onKeepMine={conflict.keepMine}
      />
    );
  }
  return (
    preview && (
      <ChangePreview
        change={preview}
        isBusy={isStoring}
        onConfirm={state.confirm}
        onCancel={state.closePreview}
      />
    )
  );
}
