import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { FormButtons, FormFrame } from '../../host/frame/form-frame.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { isElement } from '../../ui/root/is-element.ts';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useWords } from '../../words/use-words.ts';
import type { ShowWizardState } from './show-setup.controller.ts';
import { showSetupMessages } from './show-setup.messages.ts';
import { stepNumber } from './wizard-step.ts';

export interface ShowSetupViewProps extends Omit<ShowWizardState, 'wizard'> {
  title: string;
  /** Title of the edited show; empty for a new one. */
  showTitle: string;
  /** Notices above the step. */
  notices: ReactNode;
  /** The content of the step. */
  children: ReactNode;
}

export function ShowSetupView({
  title,
  showTitle,
  notices,
  children,
  step,
  tabs,
  goTo,
  ...rest
}: ShowSetupViewProps) {
  const messages = useWords(showSetupMessages);
  const { focusRequest, stepCount, saving, goNext } = rest;
  const body = useRef<HTMLDivElement>(null);
  // Runs after the step with the errors is rendered.
  useEffect(() => {
    if (focusRequest > 0) focusFirstInvalid(body.current);
  }, [focusRequest, step]);

  function onKeyDown(event: KeyboardEvent) {
    // React bubbles key events of dialogs up to this form, because it follows the component tree.
    if (!(isElement(event.target) && event.currentTarget.contains(event.target))) return;
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    goNext();
  }

  return (
    <FormFrame
      title={title}
      aside={
        <p className="pk-show-setup-progress" role="status">
          {showTitle && <span className="pk-truncate">{showTitle}</span>}
          {messages.progress(stepNumber(step), stepCount)}
          <span data-visually-hidden>{`: ${messages.tabs[step]}`}</span>
        </p>
      }
    >
      <div ref={body} className="pk-show-setup-body" role="presentation" onKeyDown={onKeyDown}>
        {notices}
        <Tabs
          label={messages.steps}
          // Some steps act when they open, so arrow keys must not open them.
          isManual
          value={step}
          onChange={goTo}
          items={tabs.map((tab) => ({
            id: tab.step,
            label: messages.tabs[tab.step],
            isDisabled: tab.isDisabled,
            content: tab.step === step && children,
          }))}
        />
        {saving.failure && !saving.conflict && (
          <Banner
            tone="danger"
            title={messages.notSaved}
            isLive
            actions={
              <Button size="small" isBusy={saving.isSaving} onPress={() => void saving.save()}>
                {messages.retry}
              </Button>
            }
          >
            {saving.failure}
          </Banner>
        )}
        {step !== 'automation' && <Buttons {...rest} />}
      </div>
    </FormFrame>
  );
}

function Buttons({
  goBack,
  goNext,
  isLast,
  saving,
}: Pick<ShowSetupViewProps, 'goBack' | 'goNext' | 'isLast' | 'saving'>) {
  const messages = useWords(showSetupMessages);
  return (
    <FormButtons>
      <Button isDisabled={goBack === null || saving.isSaving} onPress={() => goBack?.()}>
        {messages.previous}
      </Button>
      <Button variant="primary" isBusy={saving.isSaving} busyLabel={messages.saving} onPress={goNext}>
        {isLast ? messages.save : messages.next}
      </Button>
    </FormButtons>
  );
}

const controls = 'input, textarea, select, button, [tabindex="0"]';

/** Focuses the first control with an error: `aria-invalid`, or the first control inside `data-field-invalid`. */
function focusFirstInvalid(place: HTMLElement | null): void {
  const invalid = place?.querySelector<HTMLElement>('[aria-invalid="true"], [data-field-invalid]');
  if (!invalid) return;
  const control = invalid.matches(controls) ? invalid : invalid.querySelector<HTMLElement>(controls);
  control?.focus();
  control?.scrollIntoView({ block: 'center' });
}
