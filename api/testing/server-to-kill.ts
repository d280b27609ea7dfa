import './kill-points';
import '../demo/server';
