export function Loading() {
  return (
    <p className="loading" role="status">
      Loading…
    </p>
  );
}

export function Failed({ error }: { error: Error }) {
  return <p role="alert">{error.message}</p>;
}
