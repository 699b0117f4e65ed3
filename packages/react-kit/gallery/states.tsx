import Radio from 'lucide-react/icons/radio';
import { Badge } from '../src/ui/badge/badge.tsx';
import { Banner } from '../src/ui/banner/banner.tsx';
import { Button } from '../src/ui/button/button.tsx';
import { EmptyState } from '../src/ui/empty-state/empty-state.tsx';
import { ErrorState } from '../src/ui/error-state/error-state.tsx';
import { FileDrop } from '../src/ui/file-drop/file-drop.tsx';
import { ProgressBar } from '../src/ui/progress-bar/progress-bar.tsx';
import { Skeleton } from '../src/ui/skeleton/skeleton.tsx';
import { Spinner } from '../src/ui/spinner/spinner.tsx';
import { StatusDot } from '../src/ui/status-dot/status-dot.tsx';
import { Section } from './section.tsx';

export function States() {
  return (
    <Section title="States">
      <div className="gallery-columns">
        <div className="pk-stack">
          <Banner>This station is licensed as a Logger.</Banner>
          <Banner tone="success">The feed is live.</Banner>
          <Banner tone="warning" title="Not saved" actions={<Button size="small">Save</Button>}>
            Another user changed this show.
          </Banner>
          <Banner tone="danger">Unable to retrieve episodes.</Banner>
        </div>
        <div className="pk-stack">
          <div className="pk-row">
            <Badge>Neutral</Badge>
            <Badge tone="accent">Accent</Badge>
            <Badge tone="success">Published</Badge>
            <Badge tone="warning">Waiting</Badge>
            <Badge tone="danger">Failed</Badge>
            <Badge tone="info">Scheduled</Badge>
          </div>
          <div className="pk-row">
            <StatusDot>Draft</StatusDot>
            <StatusDot tone="success">Active</StatusDot>
            <StatusDot tone="warning">Waiting</StatusDot>
            <StatusDot tone="danger">Failed</StatusDot>
          </div>
          <ProgressBar label="Uploading interview.wav" value={62} />
          <ProgressBar label="Encoding" />
          <div className="pk-row">
            <Spinner size="small" />
            <Spinner />
            <Spinner size="large" label="Loading your personal settings..." isLabelShown />
          </div>
          <Skeleton width="60%" />
          <Skeleton />
        </div>
        <FileDrop
          label="Cover art"
          accept="image/*"
          description="1400 to 3000 pixels, square"
          onFiles={() => undefined}
        />
        <EmptyState
          title="No episodes yet"
          icon={<Radio aria-hidden="true" />}
          action={<Button variant="primary">New episode</Button>}
        >
          What you make from the day's audio is listed here.
        </EmptyState>
        <ErrorState
          message="Unable to retrieve episodes."
          details="The server did not answer in time."
          onRetry={() => undefined}
        />
      </div>
    </Section>
  );
}
