import type { ScheduleSection } from '../schedule-section.ts';
import { AdsSection } from './ads-section.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { DateTimeSection } from './date-time-section.tsx';
import { DescriptionsSection } from './descriptions-section.tsx';
import { ImagesSection } from './images-section.tsx';
import { IntroOutroSection } from './intro-outro-section.tsx';
import { PropertiesSection } from './properties-section.tsx';
import { PublishingSection } from './publishing-section.tsx';
import type { SectionPropsInStation } from './section-props.ts';
import './sections.css';

/** The fields of one section. */
export function ScheduleSectionFields({
  section,
  ...props
}: SectionPropsInStation & { section: ScheduleSection }) {
  switch (section) {
    case 'date-time':
      return <DateTimeSection {...props} />;
    case 'descriptions':
      return <DescriptionsSection {...props} />;
    case 'images':
      return <ImagesSection form={props.form} />;
    case 'categories':
      return <CategoriesSection form={props.form} />;
    case 'properties':
      return <PropertiesSection form={props.form} />;
    case 'ads':
      return <AdsSection form={props.form} />;
    case 'intro-outro':
      return <IntroOutroSection form={props.form} />;
    case 'publishing':
      return <PublishingSection {...props} />;
  }
}
