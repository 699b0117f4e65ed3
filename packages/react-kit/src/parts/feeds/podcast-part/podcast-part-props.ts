/** Props of the fields for the details that only podcast apps read. */
export interface PodcastPartProps<Podcast> {
  value: Podcast;
  isDisabled: boolean;
  /** Whether wrong fields show their errors, because the user tried to save. */
  isChecked: boolean;
  onChange: (value: Podcast) => void;
}
