import { buildAtlasJob, dropAtlasPagesJob } from './assets/atlas-jobs.ts';
import { deleteAssetsJob, deleteFilesJob, type AssetFacts, type Referrer } from './assets/delete-assets-job.ts';
import { judgeUploadJob } from './assets/judge-upload-job.ts';
import { checkWordsJob } from './agent/check-words-job.ts';
import { indexMessagesJob } from './agent/index-messages-job.ts';
import { retryStepJob } from './agent/retry-step-job.ts';
import { runTurnJob } from './agent/run-turn-job.ts';
import type { Features } from './features.ts';
import { separateLayersJob } from './generators/separate-layers-job.ts';
import { setWordsJob } from './generators/set-words-job.ts';
import type { Job } from './platform/queue/job.ts';
import { Worker } from './platform/queue/worker.ts';
import type { Services } from './services.ts';
import { sendInvitationJob } from './sharing/send-invitation-job.ts';

/** Every job that a worker can run. */
export function allJobs(services: Services, features: Features): Job[] {
  const { database, blobs, queue } = services;
  const { accounts, atlases, documents, canvasVersions, conversations, brandKits } = features;
  const referrers: Referrer[] = [
    avatarsOf(accounts),
    (assets, database) => documents.assetsShown(database, idsOf(assets)),
    (assets, database) => canvasVersions.assetsHeld(database, idsOf(assets)),
    (assets, database) => conversations.assetsSaid(database, idsOf(assets)),
    (assets, database) => brandKits.assetsNamed(database, idsOf(assets)),
  ];
  const build = async (projectId: string, signal: AbortSignal) =>
    atlases.build(projectId, await documents.picturesOf(projectId), signal);
  const log = (message: string, about: object) => services.log.warn(about, message);
  return [
    deleteAssetsJob({ database, queue, atlases, referrers }),
    deleteFilesJob({ blobs }),
    judgeUploadJob({ database, blobs, assets: features.assets }),
    buildAtlasJob(build),
    dropAtlasPagesJob({ database, blobs }),
    runTurnJob({ ...services, ...features, log }),
    separateLayersJob({ ...services, ...features, log }),
    setWordsJob({ ...services, ...features, log }),
    checkWordsJob({ ...services, ...features, log }),
    retryStepJob({ ...services, ...features, log }),
    indexMessagesJob({ ...services, ...features }),
    invitationJob(services),
  ];
}

function idsOf(assets: readonly AssetFacts[]): string[] {
  return assets.map(({ id }) => id);
}

function invitationJob({ settings, database, mailer }: Services): Job {
  const [publicUrl, { BrandName }] = [settings.Server.PublicURL, settings.Auth.Email];
  return sendInvitationJob({ database, mailer, publicUrl, brandName: BrandName });
}

/** A picture that is somebody's avatar is not deleted. */
function avatarsOf(accounts: Features['accounts']): Referrer {
  return async (assets, database) => {
    const inUse = new Set(
      await accounts.avatarsAmong(
        database,
        assets.map(({ url }) => url),
      ),
    );
    return assets.filter(({ url }) => inUse.has(url)).map(({ id }) => id);
  };
}

export function startWorker(services: Services, features: Features): Worker {
  const { settings, queue, log } = services;
  return new Worker({
    queue,
    jobs: allJobs(services, features),
    slots: { foreground: settings.Jobs.Concurrency, background: settings.Jobs.Background, heavy: settings.Jobs.Heavy },
    observer: services.observer,
    leaseMs: settings.Jobs.LeaseSeconds * 1000,
    log: (message, about) => log.warn(about, message),
  });
}
