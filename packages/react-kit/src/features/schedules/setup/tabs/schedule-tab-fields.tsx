import type { ScheduleTab } from '../schedule-tab.ts';
import { AdsTab } from './ads-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { DateTimeTab } from './date-time-tab.tsx';
import { DescriptionsTab } from './descriptions-tab.tsx';
import { ImagesTab } from './images-tab.tsx';
import { IntroOutroTab } from './intro-outro-tab.tsx';
import { PropertiesTab } from './properties-tab.tsx';
import { PublishingTab } from './publishing-tab.tsx';
import type { TabPropsInStation } from './tab-props.ts';
import './tabs.css';

/** The fields of one tab. */
export function ScheduleTabFields({ tab, ...props }: TabPropsInStation & { tab: ScheduleTab }) {
  switch (tab) {
    case 'date-time':
      return <DateTimeTab {...props} />;
    case 'descriptions':
      return <DescriptionsTab {...props} />;
    case 'images':
      return <ImagesTab form={props.form} />;
    case 'categories':
      return <CategoriesTab form={props.form} />;
    case 'properties':
      return <PropertiesTab form={props.form} />;
    case 'ads':
      return <AdsTab form={props.form} />;
    case 'intro-outro':
      return <IntroOutroTab form={props.form} />;
    case 'publishing':
      return <PublishingTab {...props} />;
  }
}
