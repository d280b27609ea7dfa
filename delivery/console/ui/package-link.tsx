import { Fragment } from 'react';
import { Link } from 'react-router-dom';

/** A link to the package's page. A long name breaks after its underscores. */
export function PackageLink({ name }: { name: string }) {
  return (
    <Link className="name" to={`/packages/${name}`} aria-label={name}>
      {name.split('_').map((part, at) => (
        <Fragment key={at}>
          {at > 0 && (
            <>
              _<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
    </Link>
  );
}
