const separator = ' / ';

/** The steps of a subject's path, the widest first: 'Poetry / Epic' has 'Poetry' and 'Poetry / Epic'. */
export function subjectSteps(subject: string): { label: string; subject: string }[] {
  const labels = subject.split(separator);
  return labels.map((label, i) => ({ label, subject: labels.slice(0, i + 1).join(separator) }));
}
