export const dateRangePickerMessages = { open: 'Open calendar' } as const;
