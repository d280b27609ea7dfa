export { FocusedStage } from './focused-stage';
export { ImportUpload } from './import-upload';
export { ProgressBar, UploadProgress } from './upload-progress';
