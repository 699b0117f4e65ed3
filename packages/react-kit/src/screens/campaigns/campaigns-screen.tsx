import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useShows } from '../../data/shows/index.ts';
import { Screen } from '../../host/frame/screen.tsx';
import { useAccess, useScreen } from '../../host/frame/use-screen.ts';
import { useReportFailure } from '../../host/use-report-failure.ts';
import { withWords } from '../../host/with-words.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { Switch } from '../../ui/switch/switch.tsx';
import { useWords } from '../../words/use-words.ts';
import { type CampaignDialog, CampaignDialogs } from './campaign-dialogs.tsx';
import { CampaignList } from './campaign-list.tsx';
import { campaignsMessages } from './campaigns.messages.ts';
import { useCampaigns, useCampaignSettings, useSetCampaignsEnabled } from './campaigns.queries.ts';
import './campaigns.css';

/** The campaigns of the station, their numbers and the places at which they play. For admins. */
export const CampaignsScreen = withWords('campaigns', function CampaignsScreen() {
  const messages = useWords(campaignsMessages);
  const reportFailure = useReportFailure();
  const access = useAccess('campaigns');
  const campaigns = useCampaigns({ enabled: access.isOpen });
  const station = useCampaignSettings({ enabled: access.isOpen });
  const shows = useShows({ enabled: access.isOpen });
  const screen = useScreen(access, { campaigns, station, shows });
  const [dialog, setDialog] = useState<CampaignDialog | null>(null);
  const change = useSetCampaignsEnabled();
  const setEnabled = (enabled: boolean) =>
    change.mutate(enabled, {
      onError: (error) => reportFailure(messages.name, error, messages.switchFailed),
    });
  const isOn = station.data?.enabled === true;
  const isUsed = isOn || (campaigns.data?.length ?? 0) > 0;
  return (
    <Screen
      state={screen}
      heading={messages.heading}
      intro={messages.intro}
      action={
        isUsed && (
          <span className="pk-campaigns-actions">
            <Button onPress={() => setDialog({ kind: 'preview' })}>{messages.preview}</Button>
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" />}
              onPress={() => setDialog({ kind: 'add' })}
            >
              {messages.add}
            </Button>
          </span>
        )
      }
      failed={messages.failed}
      loading={messages.loading}
      skeleton={<Skeleton height="240px" />}
    >
      {({ data, settings }) =>
        isUsed ? (
          <div className="pk-stack">
            <Card>
              <Switch
                label={messages.switch}
                description={messages.switchText}
                isSelected={change.isPending ? change.variables : isOn}
                onChange={setEnabled}
              />
            </Card>
            {data.campaigns.length === 0 ? (
              <EmptyState title={messages.none}>{messages.noneText}</EmptyState>
            ) : (
              <CampaignList campaigns={data.campaigns} zone={settings.timezone} onOpen={setDialog} />
            )}
            <CampaignDialogs
              dialog={dialog}
              campaigns={data.campaigns}
              shows={data.shows}
              zone={settings.timezone}
              onClose={() => setDialog(null)}
            />
          </div>
        ) : (
          <EmptyState
            title={messages.off}
            action={
              <Button variant="primary" isBusy={change.isPending} onPress={() => setEnabled(true)}>
                {messages.turnOn}
              </Button>
            }
          >
            {messages.offText}
          </EmptyState>
        )
      }
    </Screen>
  );
});
