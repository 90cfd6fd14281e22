ALTER TABLE "standard" ADD COLUMN "merged_into" text;--> statement-breakpoint
ALTER TABLE "merge_record" DROP COLUMN "decisions";