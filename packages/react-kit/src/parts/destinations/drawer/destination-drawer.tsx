import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Connection } from '@postkit/sdk/schema';
import { integrations } from '../../../data/destinations/index.ts';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { DiscardDialog } from '../../../ui/discard-dialog/discard-dialog.tsx';
import { Drawer } from '../../../ui/drawer/drawer.tsx';
import type { Catalogue } from '../../../words/catalogue.ts';
import { useWords, useCatalogue } from '../../../words/use-words.ts';
import { FeedLossDialog } from '../feed-loss-dialog.tsx';
import type { OpenDrawer } from '../setup-query.ts';
import { useDestinationDrawer } from './destination-drawer.controller.ts';
import { DrawerStep } from './drawer-step.tsx';
import { drawerMessages } from './drawer.messages.ts';

export interface DestinationDrawerProps {
  drawer: OpenDrawer;
  station: string;
  destinations: readonly Connection[];
  onStep: (step: number) => void;
  onClose: () => void;
}

/** Adds a destination or changes one; renders nothing if the one to change is deleted. */
export function DestinationDrawer({
  drawer,
  station,
  destinations,
  onStep,
  onClose,
}: DestinationDrawerProps) {
  // The state when the drawer opened, so that other users' changes do not overwrite the form.
  const [held] = useState(() => destinations.find(({ id }) => id === drawer.destinationId) ?? null);
  const isGone = drawer.destinationId !== null && held === null;
  if (isGone) return null;
  return <OpenDestinationDrawer {...{ drawer, held, station, destinations, onStep, onClose }} />;
}

function OpenDestinationDrawer({
  drawer,
  held,
  station,
  destinations,
  onStep,
  onClose,
}: DestinationDrawerProps & { held: Connection | null }) {
  const catalogue = useCatalogue();
  const messages = useWords(drawerMessages);
  const state = useDestinationDrawer({ drawer, held, onStep, onClose });
  const {
    form,
    authorization,
    shown,
    current,
    count,
    isComplete,
    isBusy,
    isDirty,
    failure,
    question,
    back,
    next,
  } = state;
  const [isConfirmOpen, setConfirmOpen] = useState(false);
  const [openedAt, setOpenedAt] = useState<number | null>(current);
  if (openedAt !== null && openedAt !== current) setOpenedAt(null);
  const texts = textsOf(drawer.type, catalogue);
  const isLast = current === count;
  const close = () => (isDirty ? setConfirmOpen(true) : onClose());
  return (
    <Drawer
      isOpen
      title={held ? texts.edit : texts.add}
      onClose={isBusy ? undefined : close}
      footer={
        <>
          <span className="pk-setup-step">{messages.step(current, count)}</span>
          {current > 1 && (
            <Button isDisabled={isBusy} onPress={back}>
              {messages.back}
            </Button>
          )}
          <Button variant="primary" isBusy={isBusy} isDisabled={!isComplete} onPress={next}>
            {isLast ? texts.save : messages.continue}
          </Button>
        </>
      }
    >
      <div className="pk-stack">
        {failure && (
          <Banner tone="danger" isLive>
            {failure}
          </Banner>
        )}
        <StepPanel key={current} label={messages.step(current, count)} isArriving={current !== openedAt}>
          {shown && (
            <DrawerStep
              {...{ form, held, authorization, station, destinations, onStep }}
              type={drawer.type}
              step={shown}
            />
          )}
        </StepPanel>
      </div>
      {held && question.losses.length > 0 && (
        <FeedLossDialog
          title={held.title}
          losses={question.losses}
          onConfirm={question.confirm}
          onCancel={question.dismiss}
        />
      )}
      <DiscardDialog isOpen={isConfirmOpen} onDiscard={onClose} onStay={() => setConfirmOpen(false)} />
    </Drawer>
  );
}

function textsOf(type: OpenDrawer['type'], catalogue: Catalogue) {
  const messages = catalogue.wordsOf(drawerMessages);
  const { label, drawer } = integrations(catalogue)[type];
  return drawer ?? { add: messages.add(label), edit: messages.edit(label), save: messages.save };
}

interface StepPlaceProps {
  label: string;
  /** The step was opened from another step, so the pressed button must not keep the focus. */
  isArriving: boolean;
  children: ReactNode;
}

/** The fields of one step, which receive the focus when the step opens. */
function StepPanel({ label, isArriving, children }: StepPlaceProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isArriving) place.current?.focus();
  }, [isArriving]);
  return (
    <div ref={place} className="pk-stack pk-setup-place" role="group" aria-label={label} tabIndex={-1}>
      {children}
    </div>
  );
}
