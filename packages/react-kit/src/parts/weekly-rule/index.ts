export type { Weekday } from './days-field.tsx';
export { DatedHoursField } from './special-dates.tsx';
export { WeeklyRuleFields, type WeeklyRuleValues } from './weekly-rule-fields.tsx';
export { weeklyRuleMessages } from './weekly-rule.messages.ts';
