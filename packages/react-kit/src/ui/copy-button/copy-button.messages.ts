export const copyButtonMessages = { copy: 'Copy', copied: 'Copied!' };
