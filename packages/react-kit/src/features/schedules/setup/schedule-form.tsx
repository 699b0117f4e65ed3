import { type KeyboardEvent, useState, useEffect } from 'react';
import { usePostKit } from '../../../host/postkit-context.ts';
import { FormButtons, FormFrame } from '../../../screen/frame/form-frame.tsx';
import { Banner } from '../../../ui/banner/banner.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Tabs } from '../../../ui/tabs/tabs.tsx';
import type { ReadyScheduleSetup } from './schedule-setup.controller.ts';
import { scheduleSetupMessages as messages } from './schedule-setup.messages.ts';
import { fieldsOf, newFieldsOf } from './schedule-setup.model.ts';
import { type ScheduleTab, scheduleTabs, tabOf } from './schedule-tab.ts';
import { CapturedEvents } from './events/captured-events.tsx';
import { ScheduleTabFields } from './tabs/schedule-tab-fields.tsx';
import { useScheduleForm } from './use-schedule-form.ts';
import { useSubmitSchedule } from './use-submit-schedule.ts';
import { WarningDialog } from './warning-dialog.tsx';
import type { HostAddress } from '../../../host/host.ts';

export interface ScheduleFormProps extends ReadyScheduleSetup {
  title: string;
}

/** The form of a schedule: its tabs, today's matching events, and the save button. */
export function ScheduleForm({ title, ...setup }: ScheduleFormProps) {
  const { schedule, show, listAddress } = setup;
  const { host } = usePostKit();
  const [tab, setTab] = useState<ScheduleTab>('date-time');
  // The initial values stay, so that changes by other users do not replace input.
  const [initialFields] = useState(() => (schedule ? fieldsOf(schedule) : newFieldsOf(show)));
  const form = useScheduleForm(initialFields);
  const [isSaved, setSaved] = useState(false);
  const saving = useSubmitSchedule({
    ...setup,
    onSaved() {
      form.clear();
      setSaved(true);
    },
    onRefused(field, message) {
      form.setError(field, { type: 'refused', message });
      setTab(tabOf(field));
    },
  });
  useNavigateWhen(isSaved && !form.isUnsaved, listAddress);

  const save = () => void saving.save(form.getValues());

  function onKeyDown(event: KeyboardEvent): void {
    // React bubbles key events of dialogs up to this form, because it follows the component tree.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    // Enter alone does not save, because missing fields may be on another tab.
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    event.preventDefault();
    save();
  }

  function closeWarning(): void {
    saving.closeWarning();
    setTab('date-time');
  }

  return (
    <FormFrame title={title} aside={<p className="pk-muted pk-truncate">{show.title}</p>}>
      <div className="pk-schedule-form" role="presentation" onKeyDown={onKeyDown}>
        <Tabs
          label={messages.tabsLabel}
          value={tab}
          onChange={setTab}
          items={scheduleTabs.map((id) => ({
            id,
            label: messages.tabs[id],
            content: <ScheduleTabFields tab={id} form={form} setup={setup} />,
          }))}
        />
        <CapturedEvents categories={form.watch('capture_groups')} zone={setup.station.timezone} />
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
      <WarningDialog warning={saving.warning} onClose={closeWarning} />
    </FormFrame>
  );
}

/** Navigates after the render in which the form stopped blocking navigation. */
function useNavigateWhen(isReady: boolean, to: HostAddress): void {
  const { host } = usePostKit();
  useEffect(() => {
    if (isReady) host.navigate(to);
  }, [host, isReady, to]);
}
