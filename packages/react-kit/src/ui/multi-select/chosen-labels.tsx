/** The labels of the chosen options in the button of a MultiSelect, and their number. */
export function ChosenLabels({ labels }: { labels: readonly string[] }) {
  return (
    <>
      <span className="pk-select-labels pk-truncate" title={labels.join(', ')}>
        {labels.join(', ')}
      </span>
      <span className="pk-select-count">{labels.length}</span>
    </>
  );
}
