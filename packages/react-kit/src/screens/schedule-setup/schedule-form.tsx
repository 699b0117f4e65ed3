import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { destinationName, useDestinations } from '../../data/destinations/index.ts';
import { FormButtons, FormFrame } from '../../host/frame/form-frame.tsx';
import type { HostAddress } from '../../host/host.ts';
import { usePostKit } from '../../host/postkit-context.ts';
import { Banner } from '../../ui/banner/banner.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useFocusNext } from '../../ui/focus-next/use-focus-next.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { isElement } from '../../ui/root/is-element.ts';
import { useWords, useCatalogue } from '../../words/use-words.ts';
import { DryRunPart } from './dry-run/dry-run.tsx';
import { CapturedEvents } from './events/captured-events.tsx';
import { RunLedger } from './runs/run-ledger.tsx';
import { type ScheduleSection, scheduleSections, sectionOf } from './schedule-section.ts';
import type { ReadyScheduleSetup } from './schedule-setup.controller.ts';
import { scheduleSetupMessages } from './schedule-setup.messages.ts';
import { fieldsOf, newFieldsOf } from './schedule-setup.model.ts';
import { scheduleSummary, summaryFieldsOf } from './schedule-summary.ts';
import { ScheduleSectionFields } from './sections/schedule-section-fields.tsx';
import { UpcomingRuns } from './upcoming/upcoming-runs.tsx';
import { type ScheduleFormState, useScheduleForm } from './use-schedule-form.ts';
import { useSubmitSchedule } from './use-submit-schedule.ts';
import { WarningDialog } from './warning-dialog.tsx';

export interface ScheduleFormProps extends ReadyScheduleSetup {
  title: string;
}

/** The form of a schedule on one page: a summary, its sections, the next and past runs, and the save button. */
export function ScheduleForm({ title, ...setup }: ScheduleFormProps) {
  const messages = useWords(scheduleSetupMessages);
  const { schedule, show, programme, station, listAddress } = setup;
  const { host } = usePostKit();
  const sections = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext();
  // The initial values stay, so that changes by other users do not replace input.
  const [initialFields] = useState(() => (schedule ? fieldsOf(schedule) : newFieldsOf(show, programme)));
  const form = useScheduleForm(initialFields);
  const [isSaved, setSaved] = useState(false);
  const saving = useSubmitSchedule({
    ...setup,
    onSaved() {
      form.clear();
      setSaved(true);
    },
    onRefused(errors) {
      for (const [field, message] of errors) form.setError(field, { type: 'refused', message });
      if (errors[0]) focusSection(sectionOf(errors[0][0]));
    },
  });
  useNavigateWhen(isSaved && !form.isUnsaved, listAddress);

  function focusSection(section: ScheduleSection): void {
    focusNext(() => sections.current?.querySelector<HTMLElement>(`[data-section="${section}"]`));
  }

  function save(): void {
    // Shows all errors at once; only some of them prevent the save.
    void form.trigger();
    void saving.save(form.getValues());
  }

  function onKeyDown(event: KeyboardEvent): void {
    // React bubbles key events of dialogs up to this form, because it follows the component tree.
    if (!(isElement(event.target) && event.currentTarget.contains(event.target))) return;
    // Enter alone does not save, because missing fields may be out of sight.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  }

  function closeWarnings(): void {
    saving.closeWarnings();
    focusSection('date-time');
  }

  return (
    <FormFrame kind="form" title={title} aside={<p className="pk-muted pk-truncate">{show.title}</p>}>
      <div className="pk-schedule-form" role="presentation" onKeyDown={onKeyDown} ref={sections}>
        <Summary form={form} show={show.title} />
        {scheduleSections.map((section) => (
          <Section key={section} section={section} form={form} setup={setup} />
        ))}
        <CapturedEvents form={form} zone={station.timezone} />
        <UpcomingRuns form={form} setup={setup} />
        <DryRunPart form={form} setup={setup} />
        {schedule && <RunLedger schedule={schedule} station={station.slug} zone={station.timezone} />}
        {saving.isWaiting && (
          <Banner tone="warning" isLive>
            {messages.waiting}
          </Banner>
        )}
        {saving.failure !== null && (
          <Banner tone="danger" title={schedule ? messages.updateFailed : messages.createFailed} isLive>
            {saving.failure}
          </Banner>
        )}
        <FormButtons>
          <Button isDisabled={saving.isSaving} onPress={() => host.navigate(listAddress)}>
            {messages.cancel}
          </Button>
          <Button variant="primary" isBusy={saving.isSaving} busyLabel={messages.saving} onPress={save}>
            {messages.save}
          </Button>
        </FormButtons>
      </div>
      <WarningDialog warnings={saving.warnings} onClose={closeWarnings} />
    </FormFrame>
  );
}

/** Sums up the schedule with the form's values. */
function Summary({ form, show }: { form: ScheduleFormState; show: string }) {
  const catalogue = useCatalogue();
  const destinations = useDestinations().data ?? [];
  const fields = useWatch({ control: form.control, compute: summaryFieldsOf });
  const chosen = destinations.filter(({ id }) => fields.social_media_connections.includes(id));
  return (
    <p className="pk-schedule-summary" role="status">
      {scheduleSummary(
        fields,
        show,
        chosen.map((destination) => destinationName(destination, catalogue)),
        catalogue,
      )}
    </p>
  );
}

interface SectionProps {
  section: ScheduleSection;
  form: ScheduleFormState;
  setup: ReadyScheduleSetup;
}

function Section({ section, form, setup }: SectionProps) {
  const messages = useWords(scheduleSetupMessages);
  const heading = useId();
  return (
    <section className="pk-schedule-part" aria-labelledby={heading} data-section={section} tabIndex={-1}>
      <Heading level={2} look={3} id={heading}>
        {messages.sections[section]}
      </Heading>
      <ScheduleSectionFields section={section} form={form} setup={setup} />
    </section>
  );
}

/** Navigates after the render in which the form stopped blocking navigation. */
function useNavigateWhen(isReady: boolean, to: HostAddress): void {
  const { host } = usePostKit();
  useEffect(() => {
    if (isReady) host.navigate(to);
  }, [host, isReady, to]);
}
