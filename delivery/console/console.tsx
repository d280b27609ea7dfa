import { Navigate, Route, Routes } from 'react-router-dom';
import { ComparePage } from './compare/compare-page';
import { EmbedsPage } from './embeds/embeds-page';
import { Frame } from './frame';
import { HistoryPage } from './history/history-page';
import { OverviewPage } from './overview/overview-page';
import { PackagePage } from './package/package-page';
import { AccessContext } from './session/access';
import { LoginForm } from './session/login-form';
import { useSession } from './session/session-api';
import { TokensPage } from './tokens/tokens-page';
import { Failed, Loading } from './ui/states';

export function Console() {
  const { data, error } = useSession();
  if (!data) return error ? <Failed error={error} /> : <Loading />;
  if (!data.access) return <LoginForm />;
  return (
    <AccessContext value={data.access}>
      <Frame>
        <Routes>
          <Route path="/" element={<OverviewPage />} />
          <Route path="/packages/:name" element={<PackagePage />} />
          <Route path="/packages/:name/compare" element={<ComparePage />} />
          <Route path="/embeds" element={<EmbedsPage />} />
          <Route path="/history" element={<HistoryPage />} />
          <Route path="/tokens" element={<TokensPage />} />
          <Route path="*" element={<Navigate to="/" replace />} />
        </Routes>
      </Frame>
    </AccessContext>
  );
}
