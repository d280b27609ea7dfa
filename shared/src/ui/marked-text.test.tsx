import { renderToStaticMarkup } from 'react-dom/server';
import { MarkedText } from './marked-text';

it('marked parts of a text are drawn as elements, in the order of the sentence', () => {
  const markup = renderToStaticMarkup(
    <MarkedText
      parts={['I agree to the ', ['terms', 'terms of Tide & Co'], ' ', ['mark', '']]}
      draw={{ terms: (words) => <a href="/terms-conditions">{words}</a>, mark: () => <b>*</b> }}
    />,
  );
  expect(markup).toBe('I agree to the <a href="/terms-conditions">terms of Tide &amp; Co</a> <b>*</b>');
});
