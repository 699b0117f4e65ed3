export const sliderMessages = { start: 'Start', end: 'End' };
