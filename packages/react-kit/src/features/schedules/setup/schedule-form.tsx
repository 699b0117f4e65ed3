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

/** The parts of a schedule in tabs, what of today it would capture, and its way to the station. */
export function ScheduleForm({ title, ...setup }: ScheduleFormProps) {
  const { schedule, show, listAddress } = setup;
  const { host } = usePostKit();
  const [tab, setTab] = useState<ScheduleTab>('date-time');
  // What the form began with; what others change meanwhile takes nothing from under somebody's hands.
  const [began] = useState(() => (schedule ? fieldsOf(schedule) : newFieldsOf(show)));
  const form = useScheduleForm(began);
  const [hasLeft, setLeft] = useState(false);
  const saving = useSubmitSchedule({
    ...setup,
    onSaved() {
      form.clear();
      setLeft(true);
    },
    onRefused(field, message) {
      form.setError(field, { type: 'refused', message });
      setTab(tabOf(field));
    },
  });
  useLeave(hasLeft && !form.isUnsaved, listAddress);

  const save = () => void saving.save(form.getValues());

  function onKeyDown(event: KeyboardEvent): void {
    // What is pressed in a dialog comes up here too, since React sends events by its own tree.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    // Enter alone does not save: what is missing may stand on another tab.
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

/** Goes to an address once it is time to: by then nothing asks any more whether to stay. */
function useLeave(isTime: boolean, to: HostAddress): void {
  const { host } = usePostKit();
  useEffect(() => {
    if (isTime) host.navigate(to);
  }, [host, isTime, to]);
}
