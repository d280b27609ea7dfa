import { featuresPath, featuresPayload, parseFeatures, toggleFeature } from './feature-filters';

it('reads every filter of the path and sends it [FEA-01]', () => {
  const view = parseFeatures('c/fiction/c/kids/f/crime/o/26/l/50/t/sea%20stories/s/name');
  expect(view).toEqual({ c: ['fiction', 'kids'], f: ['crime'], o: 26, l: 50, t: 'sea stories', s: 'name' });
  expect(featuresPayload(view)).toEqual({
    o: '26',
    l: '50',
    s: 'name',
    c: '["fiction","kids"]',
    f: '["crime"]',
    t: '"sea stories"',
  });
});

it('asks for 26 from the first where the path says nothing [FEA-02]', () => {
  expect(featuresPayload(parseFeatures(''))).toEqual({ o: '0', l: '26' });
});

it.each(['AC/DC', '100%', 'C++', 'a&b', '#1', '"quoted"', '..', '~', 'émile 📚'])('%s comes back as it was', (text) => {
  const path = featuresPath({ c: [text], f: [], t: text, o: 0 });
  expect(parseFeatures(path.replace(/^\/features\//, ''))).toMatchObject({ c: [text], t: text });
});

it.each(['o/-1/l/27/s/worst/x/1', 'o/abc/l/0', '%E0%A4%A/1'])('leaves out what it does not know: %s', (rest) => {
  expect(featuresPayload(parseFeatures(rest))).toEqual({ o: '0', l: '26' });
});

it('takes the fields of a plain form [FEA-07]', () => {
  expect(parseFeatures('', new URLSearchParams('c=kids&t=sea&s=name_desc&other=1'))).toMatchObject({
    c: ['kids'],
    t: 'sea',
    s: 'name_desc',
  });
});

it('begins anew where a filter changes', () => {
  const view = parseFeatures('c/kids/o/52');
  expect(toggleFeature(view, 'c', 'fiction')).toMatchObject({ c: ['kids', 'fiction'], o: 0 });
  expect(toggleFeature(view, 'c', 'kids')).toMatchObject({ c: [], o: 0 });
});
